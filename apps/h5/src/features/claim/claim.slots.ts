import { slotsOf } from '../../frame/slots.ts';
import { WORTH_KEYS } from '../vouchers/worth.ts';
import type { ClaimSlot } from './claim.screen.tsx';
import { offerTexts, VALIDITY_KEYS } from './offer-texts.ts';

/** Whose campaign it is, and what one gets. */
export const claimSlots = slotsOf<ClaimSlot>()({
  ask: 'campaign',
  messages: { claim: VALIDITY_KEYS, vouchers: WORTH_KEYS },
  texts: offerTexts,
});
