import { rightsCardOffer } from '@cangkir/core/rights-card';
import { slotsOf } from '../../frame/slots.ts';
import { GAIN_KEYS, gainTexts } from './gain-texts.ts';
import type { MemberCardSlot } from './member-card.tsx';
import type { GainSlot } from './rights-card.screen.tsx';

/** The name of the card, and what it brings. */
export const rightsCardSlots = slotsOf<MemberCardSlot | GainSlot>()({
  ask: 'rightsCard',
  messages: { 'rights-card': GAIN_KEYS },
  texts: (card, language, t) => ({
    cardTitle: card.title[language],
    gain: gainTexts(rightsCardOffer(card, Date.now()), language, t)?.body,
  }),
});
