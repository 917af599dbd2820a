import { addWibMonths, startOfWibMonth } from '@cangkir/core';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import type { BackendCredits, BackendPointsEntry } from './account.state.ts';
import { type ChangedPoints, earn, giveBack, spend } from './points-ledger.ts';

/** What members want to be called. */
export const EVERYDAY_NAMES: Readonly<Record<string, string>> = { member: 'Teman Kopi' };

/**
 * The member's points: 100 expire this month, 140 next year. Before, some were spent, some expired, and some came back
 * with a cancelled order.
 */
export function memberPoints(now: number): {
  readonly credits: BackendCredits;
  readonly entries: BackendPointsEntry[];
} {
  const firstOrder = startOfWibMonth(now, -14) + 9 * DAY_MS;
  const lastYear = addWibMonths(startOfWibMonth(now), -12) + 10 * HOUR_MS;
  let credits: BackendCredits = [];
  const entries: BackendPointsEntry[] = [];
  function note(changed: ChangedPoints | null): void {
    if (changed === null) return;
    credits = changed.credits;
    for (const entry of changed.entries) {
      entries.push({ id: `${entries.length + 1}`, userId: 'member', ...entry });
    }
  }
  note(earn(credits, { points: 52, reason: order('A7K2'), at: firstOrder }));
  note(earn(credits, { points: 100, reason: order('C4M9'), at: lastYear }));
  const earlier = startOfWibMonth(now, -5) + 16 * DAY_MS;
  note(spend(credits, { points: 40, reason: order('E1P6'), at: earlier }));
  note(earn(credits, { points: 140, reason: order('H8R3'), at: now - 20 * DAY_MS }));
  note(spend(credits, { points: 100, reason: order('J5T1'), at: now - 3 * DAY_MS }));
  const reason = {
    id: 'Pesanan J5T1 dibatalkan',
    en: 'Order J5T1 canceled',
    zh: '订单 J5T1 已取消',
  };
  note(giveBack(credits, entries.at(-1)?.credits ?? [], { reason, at: now - 2 * DAY_MS }));
  return { credits, entries };
}

function order(number: string) {
  return { id: `Pesanan ${number}`, en: `Order ${number}`, zh: `订单 ${number}` };
}
