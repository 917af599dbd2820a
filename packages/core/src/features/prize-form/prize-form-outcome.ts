import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { PrizeFormReply, SentRecipient } from './prize-form.gateway.ts';

/** What a reply to a recipient means. */
export type PrizeFormOutcome =
  /** `alreadySent`: the same member sent one earlier, elsewhere, possibly another recipient. */
  | { readonly kind: 'sent' | 'alreadySent'; readonly sent: SentRecipient }
  | { readonly kind: 'closed'; readonly sent: null };

/** Reads a reply. Null for an unrelated code, or if the promised recipient is missing. */
export function prizeFormOutcome({ code, sent }: PrizeFormReply): PrizeFormOutcome | null {
  if (activityVerdict(code) === 'ended') return { kind: 'closed', sent: null };
  if (sent === undefined) return null;
  if (code === RESPONSE_CODE.success) return { kind: 'sent', sent };
  return code === CLAIM_CODE.alreadyClaimed ? { kind: 'alreadySent', sent } : null;
}
