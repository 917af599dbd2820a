import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { DrawReply, DrawResult } from './draw.gateway.ts';

/** What a reply to a draw means to the person who drew (specification, sections 4 and 8). */
export type DrawOutcome = DrawMade | { readonly kind: 'notStarted' | 'ended' };

/** The person has drawn: now, or before. */
export interface DrawMade {
  readonly kind: 'drawn' | 'alreadyDrawn';
  readonly result: DrawResult;
}

/** Reads a reply. Null where its code is none of a draw's, or it lacks what its code promises. */
export function drawOutcome({ code, result }: DrawReply): DrawOutcome | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted' || verdict === 'ended') return { kind: verdict };
  if (result === undefined) return null;
  if (code === RESPONSE_CODE.success) return { kind: 'drawn', result };
  return code === CLAIM_CODE.alreadyClaimed ? { kind: 'alreadyDrawn', result } : null;
}

/** Tells whether there is a result to show. */
export function isDraw(outcome: DrawOutcome | null): outcome is DrawMade {
  return outcome?.kind === 'drawn' || outcome?.kind === 'alreadyDrawn';
}
