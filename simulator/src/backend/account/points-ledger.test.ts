import { pointsBalance } from '@cangkir/core';
import { expect, test } from 'vitest';
import { type ChangedPoints, earn, giveBack, pointsAt, spend } from './points-ledger.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+07:00`);
const reason = { id: 'Pesanan', en: 'Order', zh: '订单' };
const ONCE = earn([], { points: 30, reason, at: at('2025-09-10') });
const TWICE = earn(ONCE.credits, { points: 20, reason, at: at('2026-03-10') });

const kindsOf = ({ entries }: ChangedPoints) => entries.map(({ kind }) => kind);

test('earns points, and nothing for nothing', () => {
  expect(pointsBalance(TWICE.credits, at('2026-03-11'))).toBe(50);
  expect(kindsOf(TWICE)).toEqual(['earned']);
  const same = earn(TWICE.credits, { points: 0, reason, at: at('2026-03-10') });
  expect(same).toEqual({ credits: TWICE.credits, entries: [] });
});

test('spends what expires first, and no more than there is', () => {
  const spent = spend(TWICE.credits, { points: 35, reason, at: at('2026-04-01') });
  expect(spent?.credits).toEqual([{ points: 15, creditedAt: at('2026-03-10') }]);
  expect(spent?.entries.at(-1)).toMatchObject({
    kind: 'spent',
    credits: [{ points: 30 }, { points: 5 }],
  });
  expect(spend(TWICE.credits, { points: 51, reason, at: at('2026-04-01') })).toBeNull();
  expect(spend(TWICE.credits, { points: 50, reason, at: at('2026-10-01') })).toBeNull();
  expect(spend(TWICE.credits, { points: 0, reason, at: at('2026-04-01') })?.entries).toEqual([]);
});

test('gives the points of a cancelled order back, with the day of their credit', () => {
  const spent = spend(TWICE.credits, { points: 35, reason, at: at('2026-04-01') });
  const back = giveBack(spent?.credits ?? [], spent?.entries.at(-1)?.credits ?? [], {
    reason,
    at: at('2026-04-02'),
  });
  expect(pointsBalance(back.credits, at('2026-04-02'))).toBe(50);
  expect(pointsBalance(back.credits, at('2026-10-01'))).toBe(20);
  expect(kindsOf(back)).toEqual(['returned']);
});

test('points expire at the end of the month, a year later', () => {
  expect(pointsAt(TWICE.credits, at('2026-09-30'))).toEqual({ ...TWICE, entries: [] });
  const later = pointsAt(TWICE.credits, at('2026-10-01'));
  expect(later.credits).toEqual([{ points: 20, creditedAt: at('2026-03-10') }]);
  expect(later.entries.at(-1)).toMatchObject({
    kind: 'expired',
    at: Date.parse('2026-10-01T00:00:00+07:00'),
    credits: [{ points: 30 }],
  });
});

test('keeps points that expire together as one credit, however often they are earned', () => {
  const orders = Array.from({ length: 1000 }, (_, index) => at('2026-03-10') + index);
  const credits = orders.reduce(
    (before, moment) => earn(before, { points: 1, reason, at: moment }).credits,
    TWICE.credits,
  );
  expect(credits).toEqual([
    { points: 30, creditedAt: at('2025-09-10') },
    { points: 1020, creditedAt: at('2026-03-10') },
  ]);
});
