import { pointsBalance } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { BackendPoints } from './account.state.ts';
import { earn, giveBack, pointsAt, spend } from './points-ledger.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+07:00`);
const reason = { id: 'Pesanan', en: 'Order', zh: '订单' };
const NONE: BackendPoints = { credits: [], entries: [] };

const TWICE = earn(earn(NONE, { points: 30, reason, at: at('2025-09-10') }), {
  points: 20,
  reason,
  at: at('2026-03-10'),
});

const kindsOf = ({ entries }: BackendPoints) => entries.map(({ kind }) => kind);

test('earns points, and nothing for nothing', () => {
  expect(pointsBalance(TWICE.credits, at('2026-03-11'))).toBe(50);
  expect(kindsOf(TWICE)).toEqual(['earned', 'earned']);
  expect(earn(TWICE, { points: 0, reason, at: at('2026-03-10') })).toEqual(TWICE);
});

test('spends what expires first, and no more than there is', () => {
  const spent = spend(TWICE, { points: 35, reason, at: at('2026-04-01') });
  expect(spent?.credits).toEqual([{ points: 15, creditedAt: at('2026-03-10') }]);
  expect(spent?.entries.at(-1)).toMatchObject({
    kind: 'spent',
    credits: [{ points: 30 }, { points: 5 }],
  });
  expect(spend(TWICE, { points: 51, reason, at: at('2026-04-01') })).toBeNull();
  expect(spend(TWICE, { points: 50, reason, at: at('2026-10-01') })).toBeNull();
  expect(spend(TWICE, { points: 0, reason, at: at('2026-04-01') })?.entries).toEqual(TWICE.entries);
});

test('gives the points of a cancelled order back, with the day of their credit', () => {
  const spent = spend(TWICE, { points: 35, reason, at: at('2026-04-01') }) ?? NONE;
  const back = giveBack(spent, { reason, at: at('2026-04-02') });
  expect(pointsBalance(back.credits, at('2026-04-02'))).toBe(50);
  expect(pointsBalance(back.credits, at('2026-10-01'))).toBe(20);
  expect(kindsOf(back)).toEqual(['earned', 'earned', 'spent', 'returned']);
});

test('points expire at the end of the month, a year later', () => {
  expect(pointsAt(TWICE, at('2026-09-30'))).toEqual(TWICE);
  const later = pointsAt(TWICE, at('2026-10-01'));
  expect(later.credits).toEqual([{ points: 20, creditedAt: at('2026-03-10') }]);
  expect(later.entries.at(-1)).toMatchObject({
    kind: 'expired',
    at: Date.parse('2026-10-01T00:00:00+07:00'),
    credits: [{ points: 30 }],
  });
});

test('every entry has an id of its own', () => {
  const later = earn(TWICE, { points: 1, reason, at: at('2027-10-01') });
  const ids = later.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});
