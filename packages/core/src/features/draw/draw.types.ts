import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { DrawActivity, DrawGateway } from './draw.gateway.ts';
import type { DrawOutcome } from './draw-outcome.ts';

export interface DrawPorts {
  readonly draws: DrawGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface DrawInput {
  readonly ports: DrawPorts;
  readonly activity: DrawActivity;
  /** How long the result lands before it is shown. Milliseconds; 0 without a wheel. */
  readonly landingMs: number;
  readonly isLoggedIn: boolean;
  /** A draw that an earlier page sent, without an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface DrawContext extends ChangeContext {
  readonly ports: DrawPorts;
  readonly activity: DrawActivity;
  readonly landingMs: number;
  readonly isLoggedIn: boolean;
  /** When the page stops waiting for the answer: milliseconds since the epoch; 0 before the first draw. */
  readonly stallsAt: number;
  readonly outcome: DrawOutcome | null;
}

export type DrawEvent =
  /** The user taps the wheel. */
  | { readonly type: 'START' }
  /** The user retries the same draw. */
  | { readonly type: 'RETRY' };

export type DrawEmitted = SessionEmitted | Reload;

/** The machine, for XState. */
export interface DrawTypes {
  readonly context: DrawContext;
  readonly events: DrawEvent;
  readonly emitted: DrawEmitted;
  readonly input: DrawInput;
}
