import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { Assistance, CutRecord, CutReply, HelpReply, Invitation } from './bargain.gateway.ts';

/** What a reply to an own cut means. */
export type CutOutcome =
  | {
      readonly kind: 'cut';
      readonly assistance: Assistance;
      /** Null where no cut was left: another tab made it. */
      readonly cut: CutRecord | null;
    }
  | Refusal;

/** What a reply to a helper means, to their visit and to their cut. */
export type HelpOutcome =
  | { readonly kind: 'invited' | 'helpedBefore'; readonly invitation: Invitation }
  | HelperRefusal;

/**
 * Why a user cannot cut (specification, sections 4 and 8).
 * - `notStarted`: with the start in milliseconds since the epoch; null where the backend does not say it.
 */
export type Refusal =
  | { readonly kind: 'ended' }
  | { readonly kind: 'notStarted'; readonly startsAt: number | null };

/** Why a helper cannot cut. `downlink`: the link is another helper's, and leads to a bargain of their own. */
export type HelperRefusal = { readonly kind: 'downlink' } | Refusal;

/** Reads the reply to an own cut. Null for a code that no cut has, or where a part of the reply is missing. */
export function cutOutcome({ code, cut = null, assistance }: CutReply): CutOutcome | null {
  if (code === RESPONSE_CODE.success) return assistance ? { kind: 'cut', assistance, cut } : null;
  const reason = refusalOf(code, null);
  return reason?.kind === 'downlink' ? null : reason;
}

/** Reads the reply to a helper. Null for a code that no helper gets, or where a part of the reply is missing. */
export function helpOutcome({ code, invitation, startsAt }: HelpReply): HelpOutcome | null {
  const kind = HELP_KINDS.get(code);
  if (kind === undefined) return refusalOf(code, startsAt ?? null);
  return invitation === undefined ? null : { kind, invitation };
}

const HELP_KINDS: ReadonlyMap<number, 'invited' | 'helpedBefore'> = new Map([
  [RESPONSE_CODE.success, 'invited'],
  [CLAIM_CODE.alreadyClaimed, 'helpedBefore'],
]);

function refusalOf(code: number, startsAt: number | null): HelperRefusal | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted') return { kind: 'notStarted', startsAt };
  return verdict && { kind: verdict };
}
