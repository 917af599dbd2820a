import type { TrackingEvent, TrackingGateway } from '../features/tracking/tracking.gateway.ts';
import type { GatewayFailure } from '../flow/gateway/gateway.ts';
import { fail, succeed } from '../platform/result.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A received batch. */
export interface SentBatch {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly names: readonly string[];
  readonly isLeaving: boolean;
}

/** An in-memory sink of statistics that can fail or answer late. */
export interface MemoryTrackingGateway extends TrackingGateway {
  /** Every batch, oldest first. */
  readonly batches: readonly SentBatch[];
  /** Every event of every batch, including repetitions. */
  readonly events: readonly TrackingEvent[];
  /** Scripts the outcomes of the next batches: null for success. */
  next(...failures: readonly (GatewayFailure | null)[]): void;
  /** The delay of every answer from now on: milliseconds. */
  answerAfter(ms: number): void;
  /** The maximum number of batches pending at once. */
  maxPending(): number;
}

/** Creates a sink that accepts everything at once. */
export function createMemoryTrackingGateway(clock: VirtualClock): MemoryTrackingGateway {
  const batches: SentBatch[] = [];
  const events: TrackingEvent[] = [];
  const scripted: (GatewayFailure | null)[] = [];
  let afterMs = 0;
  let pending = 0;
  let most = 0;

  return {
    batches,
    events,
    next: (...failures) => void scripted.push(...failures),
    answerAfter(ms) {
      afterMs = ms;
    },
    maxPending: () => most,
    async send(batch, { isLeaving }) {
      batches.push({ at: clock.now(), names: batch.map(({ name }) => name), isLeaving });
      events.push(...batch);
      pending += 1;
      most = Math.max(most, pending);
      const failure = scripted.shift() ?? null;
      if (afterMs > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, afterMs));
      pending -= 1;
      return failure === null ? succeed(undefined) : fail(failure);
    },
  };
}
