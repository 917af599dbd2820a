import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { DrawReply, DrawResult } from './draw.gateway.ts';

/** What a reply to a draw means (specification, sections 4 and 8). */
export type DrawOutcome = DrawMade | { readonly kind: 'notStarted' | 'ended' };

/** The user has drawn, now or earlier. */
export interface DrawMade {
  readonly kind: 'drawn' | 'alreadyDrawn';
  readonly result: DrawResult;
}

/** Reads a reply. Null for an unrelated code, or if the promised result is missing. */
export function drawOutcome({ code, result }: DrawReply): DrawOutcome | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted' || verdict === 'ended') return { kind: verdict };
  if (result === undefined) return null;
  if (code === RESPONSE_CODE.success) return { kind: 'drawn', result };
  return code === CLAIM_CODE.alreadyClaimed ? { kind: 'alreadyDrawn', result } : null;
}

/** Whether there is a result to show. */
export function isDraw(outcome: DrawOutcome | null): outcome is DrawMade {
  return outcome?.kind === 'drawn' || outcome?.kind === 'alreadyDrawn';
}
