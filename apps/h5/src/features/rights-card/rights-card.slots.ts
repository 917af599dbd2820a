import { cardRedemption, rightsCardOffer } from '@cangkir/core/rights-card';
import { slotsOf } from '../../frame/slots.ts';
import { GAIN_KEYS, gainTexts } from './gain-texts.ts';
import type { MemberCardSlot } from './member-card.tsx';
import { POINTS_KEYS, pointsText } from './points-text.ts';
import type { GainSlot } from './rights-card.screen.tsx';

/** The name of the card, what it brings, and what points are for in a browser. */
export const rightsCardSlots = slotsOf<MemberCardSlot | GainSlot>()({
  ask: 'rightsCard',
  messages: { 'rights-card': [...GAIN_KEYS, ...POINTS_KEYS] },
  texts(card, language, t) {
    const redemption = cardRedemption(card, { points: 0, appVersion: null });
    const gain = gainTexts(rightsCardOffer(card, Date.now()), language, t);
    return {
      cardTitle: card.title[language],
      gainTitle: gain?.title,
      gain: gain?.body,
      points:
        redemption?.barrier === 'appTooOld'
          ? pointsText(redemption.balance, language, t)
          : undefined,
    };
  },
});
