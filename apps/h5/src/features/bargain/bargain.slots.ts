import { slotsOf } from '../../frame/slots.ts';
import type { BargainSlot } from './bargain-skeleton.tsx';
import { bargainTexts, invitationTexts } from './bargain-texts.ts';

/** The name of a bargain, and what is bargained for. */
export const bargainSlots = slotsOf<BargainSlot>()({ ask: 'bargain', texts: bargainTexts });

/** What a friend bargains for. */
export const invitationSlots = slotsOf<BargainSlot>()({
  ask: 'bargainInvitation',
  texts: invitationTexts,
});
