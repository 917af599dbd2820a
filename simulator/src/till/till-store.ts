import { createStore } from '@xstate/store';
import type { Redemption } from '../backend/backend.types.ts';

/** A redemption, counted from 1. */
export interface CountedRedemption extends Redemption {
  readonly id: number;
}

/** What the till scanned since the page was opened, latest first. */
export function createTillStore() {
  const redemptions: readonly CountedRedemption[] = [];
  return createStore({
    context: { redemptions },
    on: {
      redeemed: (context, { redemption }: { redemption: Redemption }) => ({
        redemptions: [
          { ...redemption, id: context.redemptions.length + 1 },
          ...context.redemptions,
        ],
      }),
    },
  });
}

export type TillStore = ReturnType<typeof createTillStore>;
