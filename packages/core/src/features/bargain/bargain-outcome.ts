import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { Assistance, CutRecord, CutReply, HelpReply, Invitation } from './bargain.gateway.ts';

/** What a reply to an own cut means to the person. */
export type CutOutcome =
  | {
      readonly kind: 'cut';
      readonly assistance: Assistance;
      /** Null where no cut was open any more: another tab made it. */
      readonly cut: CutRecord | null;
    }
  | TurnedAway;

/** What a reply to a helper means to them, when they look and when they help. */
export type HelpOutcome =
  | { readonly kind: 'invited' | 'helpedBefore'; readonly invitation: Invitation }
  | TurnedAway;

/**
 * Why a person does not go on in this bargain (specification, sections 4 and 8).
 * - `downlink`: they came in through another helper's link, and are shown a bargain of their own.
 * - `notStarted`: with the moment at which it starts, milliseconds since the epoch; null where nobody said.
 */
export type TurnedAway =
  | { readonly kind: 'downlink' | 'ended' }
  | { readonly kind: 'notStarted'; readonly startsAt: number | null };

/** Reads the reply to an own cut. Null where its code is none of a cut's, or it lacks what its code promises. */
export function cutOutcome({ code, cut = null, assistance }: CutReply): CutOutcome | null {
  if (code !== RESPONSE_CODE.success) return turnedAway(code, null);
  return assistance === undefined ? null : { kind: 'cut', assistance, cut };
}

/** Reads the reply to a helper. Null where its code is none of theirs, or it lacks what its code promises. */
export function helpOutcome({ code, invitation, startsAt }: HelpReply): HelpOutcome | null {
  const kind = HELP_KINDS.get(code);
  if (kind === undefined) return turnedAway(code, startsAt ?? null);
  return invitation === undefined ? null : { kind, invitation };
}

const HELP_KINDS: ReadonlyMap<number, 'invited' | 'helpedBefore'> = new Map([
  [RESPONSE_CODE.success, 'invited'],
  [CLAIM_CODE.alreadyClaimed, 'helpedBefore'],
]);

function turnedAway(code: number, startsAt: number | null): TurnedAway | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted') return { kind: 'notStarted', startsAt };
  return verdict === null ? null : { kind: verdict };
}
