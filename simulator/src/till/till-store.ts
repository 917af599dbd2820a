import { createStore } from '@xstate/store';
import type { ActionDone } from '../backend/actions.ts';

/** What the till did, counted from 1. */
export interface TillEntry extends ActionDone {
  readonly id: number;
}

/** What the till did since the page was opened, latest first. */
export function createTillStore() {
  const entries: readonly TillEntry[] = [];
  return createStore({
    context: { entries },
    on: {
      done: (context, { done }: { done: ActionDone }) => ({
        entries: [{ ...done, id: context.entries.length + 1 }, ...context.entries],
      }),
    },
  });
}

export type TillStore = ReturnType<typeof createTillStore>;
