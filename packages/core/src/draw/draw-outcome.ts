import type { DrawReply, DrawResult } from '../ports/draw-gateway.ts';
import { CLAIM_CODE } from '../response-code/response-code.ts';

/** What a reply to a draw means to the person who drew. */
export type DrawOutcome = DrawMade | { readonly kind: 'notStarted' | 'ended' | 'loginRequired' };

/** The person has drawn: now, or before. */
export interface DrawMade {
  readonly kind: 'drawn' | 'alreadyDrawn';
  readonly result: DrawResult;
}

/** Reads a reply. Null where its code is none of a draw's, or it lacks what its code promises. */
export function drawOutcome({ code, result }: DrawReply): DrawOutcome | null {
  switch (code) {
    case CLAIM_CODE.claimed:
      return result === undefined ? null : { kind: 'drawn', result };
    case CLAIM_CODE.alreadyClaimed:
      return result === undefined ? null : { kind: 'alreadyDrawn', result };
    case CLAIM_CODE.notStarted:
      return { kind: 'notStarted' };
    case CLAIM_CODE.ended:
      return { kind: 'ended' };
    case CLAIM_CODE.loginRequired:
      return { kind: 'loginRequired' };
    default:
      return null;
  }
}

/** Tells whether there is a result to show. */
export function isDraw(outcome: DrawOutcome | null): outcome is DrawMade {
  return outcome?.kind === 'drawn' || outcome?.kind === 'alreadyDrawn';
}
