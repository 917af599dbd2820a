import { DAY_MS } from '../../platform/clock/durations.ts';
import { addWibMonths } from '../../rules/calendar/wib.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { Account, AccountGateway, PointsEntry } from './account.gateway.ts';

/** A member with 100 points that expire this month, and 140 more. `now` is milliseconds since the epoch. */
export function createAccount(now: number, changes: Partial<Account> = {}): Account {
  return {
    name: 'Teman Kopi',
    credits: [
      { points: 100, creditedAt: addWibMonths(now, -12) },
      { points: 140, creditedAt: now - 20 * DAY_MS },
    ],
    ...changes,
  };
}

/** One change of each kind. `now` is milliseconds since the epoch. */
export function createPointsHistory(now: number): readonly PointsEntry[] {
  const lastYear = { points: 100, creditedAt: addWibMonths(now, -12) };
  const order = { id: 'Pesanan', en: 'Order', zh: '订单' };
  return [
    { id: '4', kind: 'returned', reason: order, at: now - DAY_MS, credits: [lastYear] },
    { id: '3', kind: 'spent', reason: order, at: now - 2 * DAY_MS, credits: [lastYear] },
    {
      id: '2',
      kind: 'earned',
      reason: order,
      at: now - 20 * DAY_MS,
      credits: [{ points: 140, creditedAt: now - 20 * DAY_MS }],
    },
    {
      id: '1',
      kind: 'expired',
      reason: order,
      at: now - 40 * DAY_MS,
      credits: [{ points: 12, creditedAt: addWibMonths(now, -14) }],
    },
  ];
}

/** A member's account in memory. */
function createMemoryAccountGateway(clock: VirtualClock, now: number) {
  const { gateway, calls } = createMemoryGateway<AccountGateway>(clock, {
    find: () => createAccount(now),
    pointsHistory: () => createPointsHistory(now),
  });
  return { account: gateway, calls };
}

/** The feature in memory. */
export const accountMemory = { gateways: createMemoryAccountGateway } satisfies FeatureMemory;
