import type { Problem } from '../../flow/problem/problem.ts';
import type { DrawActivity, DrawResult } from './draw.gateway.ts';
import type { DrawSnapshot } from './draw.machine.ts';
import { isDraw } from './draw-outcome.ts';

/** The three states of the draw page (specification, section 2). */
export const DRAW_PAGE_STATE = { countdown: 0, draw: 1, result: 2 } as const;

/** A state of the draw page by its number. */
export type DrawPageState = (typeof DRAW_PAGE_STATE)[keyof typeof DRAW_PAGE_STATE];

/**
 * The view of the draw page.
 * - `spinning`: the wheel turns; `sectorId` is its target once known.
 * - `tooEarly`: it is too early by the backend's clock, and the page reloads by itself.
 */
export type DrawView =
  | { readonly step: 'countdown' | 'ready' | 'ended' | 'tooEarly'; readonly activity: DrawActivity }
  | {
      readonly step: 'spinning';
      readonly activity: DrawActivity;
      readonly sectorId: string | null;
    }
  | { readonly step: 'failed'; readonly activity: DrawActivity; readonly problem: Problem }
  | {
      readonly step: 'won' | 'lost' | 'alreadyDrawn';
      readonly activity: DrawActivity;
      readonly result: DrawResult;
    };

export function drawView(snapshot: DrawSnapshot): DrawView {
  const { activity, outcome, problem } = snapshot.context;
  if (snapshot.matches('drawing')) {
    return {
      step: 'spinning',
      activity,
      sectorId: isDraw(outcome) ? outcome.result.sectorId : null,
    };
  }
  if (problem !== null) return { step: 'failed', activity, problem };
  if (isDraw(outcome)) return { step: resultStep(snapshot), activity, result: outcome.result };
  return { step: restingStep(snapshot), activity };
}

/** The page's state by its number (specification, section 2). */
export function drawPageState(snapshot: DrawSnapshot): DrawPageState {
  if (snapshot.matches('result')) return DRAW_PAGE_STATE.result;
  // A draw that was refused or stalled can be retried: it is still a draw.
  const isDrawing = (['drawing', 'stalled', 'failed'] as const).some((state) =>
    snapshot.matches(state),
  );
  return isDrawing ? DRAW_PAGE_STATE.draw : DRAW_PAGE_STATE.countdown;
}

function resultStep(snapshot: DrawSnapshot): 'won' | 'lost' | 'alreadyDrawn' {
  if (snapshot.matches({ result: 'alreadyDrawn' })) return 'alreadyDrawn';
  return snapshot.matches({ result: 'won' }) ? 'won' : 'lost';
}

function restingStep(snapshot: DrawSnapshot): 'countdown' | 'ready' | 'ended' | 'tooEarly' {
  if (snapshot.matches('countdown')) return 'countdown';
  if (snapshot.matches('tooEarly')) return 'tooEarly';
  return snapshot.matches('ended') ? 'ended' : 'ready';
}
