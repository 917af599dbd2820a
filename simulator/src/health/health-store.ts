import { createStore } from '@xstate/store';
import type { Received, ReceivedHealth } from '../backend/statistics.ts';

/** The maximum number of error reports, and of measured values; the oldest are dropped. */
const CAPACITY = 1000;

const NOTHING: ReceivedHealth = { errors: [], vitals: [] };

/** What the phones reported since the page was opened, or the backend's data were loaded. Oldest first. */
export function createHealthStore() {
  return createStore({
    context: NOTHING,
    on: {
      received: (context, { health }: { health: ReceivedHealth }) => ({
        errors: append(context.errors, health.errors),
        vitals: append(context.vitals, health.vitals),
      }),
      cleared: () => NOTHING,
    },
  });
}

export type HealthStore = ReturnType<typeof createHealthStore>;

/** A batch whose answer was lost comes again. */
function append<Value>(
  known: readonly Received<Value>[],
  received: readonly Received<Value>[],
): readonly Received<Value>[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...received.filter(({ id }) => !ids.has(id))].slice(-CAPACITY);
}
