import { DAY_MS } from '@cangkir/core/durations';
import type { BackendMovement } from './stored-value.state.ts';

/** How the member came to the stored value of the everyday fixture. */
export function everydayMovements(now: number): BackendMovement[] {
  const of = { userId: 'member' };
  return [
    { ...of, id: 'card-1', kind: 'giftCard', amount: 1_000_000, at: now - 40 * DAY_MS },
    { ...of, id: 'order-1', kind: 'purchase', amount: -62_000, at: now - 21 * DAY_MS },
    { ...of, id: 'card-2', kind: 'giftCard', amount: 600_000, at: now - 9 * DAY_MS },
    { ...of, id: 'order-2', kind: 'purchase', amount: -38_000, at: now - 4 * DAY_MS },
    { ...of, id: 'refund-2', kind: 'refund', amount: 38_000, at: now - 3 * DAY_MS },
    { ...of, id: 'order-3', kind: 'purchase', amount: -38_000, at: now - DAY_MS },
  ];
}
