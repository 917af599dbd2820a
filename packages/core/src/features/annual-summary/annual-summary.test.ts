import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDrink, createOrder } from './annual-summary.memory.ts';
import { summarizeYear } from './annual-summary.ts';

const LATTE = createDrink('latte', 'latte');
const AMERICANO = createDrink('americano', 'black');
const MATCHA = createDrink('matcha', 'sweet');
const MOCHA = createDrink('mocha', 'other');

test('sums up the cups, the top drinks and the personality', () => {
  const orders = [
    createOrder('2026-05-01', LATTE, MATCHA, MOCHA),
    createOrder('2026-06-01', LATTE, LATTE, AMERICANO),
    createOrder('2026-07-01', MOCHA),
  ];
  expect(summarizeYear(orders, 2026)).toEqual({
    year: 2026,
    cups: 7,
    top: [
      { productId: 'latte', name: LATTE.name, cups: 3 },
      { productId: 'mocha', name: MOCHA.name, cups: 2 },
      { productId: 'matcha', name: MATCHA.name, cups: 1 },
    ],
    personality: 6,
  });
});

test('orders equally frequent drinks by their first order', () => {
  const orders = [createOrder('2026-05-02', LATTE, MATCHA), createOrder('2026-05-01', MOCHA)];
  const summary = summarizeYear(orders, 2026);
  expect(summary?.top.map(({ productId }) => productId)).toEqual(['mocha', 'latte', 'matcha']);
});

test('accepts a year of one drink', () => {
  expect(summarizeYear([createOrder('2026-05-01', LATTE)], 2026)).toEqual({
    year: 2026,
    cups: 1,
    top: [{ productId: 'latte', name: LATTE.name, cups: 1 }],
    personality: 2,
  });
});

test('counts the year from midnight to midnight WIB', () => {
  const at = (moment: string) => ({ paidAt: Date.parse(moment), drinks: [LATTE] });
  const first = at('2026-01-01T00:00:00+07:00');
  const last = at('2026-12-31T23:59:59.999+07:00');
  const before = at('2025-12-31T23:59:59.999+07:00');
  const after = at('2027-01-01T00:00:00+07:00');
  expect(summarizeYear([before, first, last, after], 2026)?.cups).toBe(2);
});

test.each([
  ['nothing was ordered', []],
  ['no drink was ordered', [createOrder('2026-05-01')]],
  ['all was ordered in another year', [createOrder('2025-05-01', LATTE)]],
])('is empty for a year in which %s', (_, orders) => {
  expect(summarizeYear(orders, 2026)).toBeNull();
});

test('does not depend on the order of the list, and leaves it unchanged', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(orders, (days) => {
      const drinks = [LATTE, AMERICANO, MATCHA, MOCHA];
      const list = days.map((day) =>
        createOrder(`2026-02-${String(day).padStart(2, '0')}`, drinks[day % 4] ?? LATTE),
      );
      const before = [...list];
      expect(summarizeYear([...list].reverse(), 2026)).toEqual(summarizeYear(list, 2026));
      expect(list).toEqual(before);
    }),
    { numRuns: 50 },
  );
});
