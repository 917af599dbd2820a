import { addWibMonths, startOfWibMonth } from '@cangkir/core';
import type { BackendPoints } from './account.state.ts';
import { earn, giveBack, spend } from './points-ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What members want to be called. */
export const EVERYDAY_NAMES: Readonly<Record<string, string>> = { member: 'Teman Kopi' };

/**
 * The member's points: 100 expire this month, 140 next year. Before, some were spent, some expired, and some came back
 * with a cancelled order.
 */
export function memberPoints(now: number): BackendPoints {
  const firstOrder = startOfWibMonth(now, -14) + 9 * DAY;
  const lastYear = addWibMonths(startOfWibMonth(now), -12) + 10 * 60 * 60 * 1000;
  let points: BackendPoints = { credits: [], entries: [] };
  points = earn(points, { points: 52, reason: order('A7K2'), at: firstOrder });
  points = earn(points, { points: 100, reason: order('C4M9'), at: lastYear });
  points = spent(points, 40, order('E1P6'), startOfWibMonth(now, -5) + 16 * DAY);
  points = earn(points, { points: 140, reason: order('H8R3'), at: now - 20 * DAY });
  points = spent(points, 100, order('J5T1'), now - 3 * DAY);
  return giveBack(points, {
    reason: {
      id: 'Pesanan J5T1 dibatalkan',
      en: 'Order J5T1 canceled',
      zh: '订单 J5T1 已取消',
    },
    at: now - 2 * DAY,
  });
}

function spent(
  points: BackendPoints,
  count: number,
  reason: ReturnType<typeof order>,
  at: number,
): BackendPoints {
  return spend(points, { points: count, reason, at }) ?? points;
}

function order(number: string) {
  return { id: `Pesanan ${number}`, en: `Order ${number}`, zh: `订单 ${number}` };
}
