import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChoose } from './choose.ts';

test('the same seed makes the same choices, and another one others', () => {
  const items = [...'abcdefghij'];
  const choices = (seed: number) => {
    const choose = createChoose(seed);
    return Array.from({ length: 50 }, () => choose.of(items)).join('');
  };
  fc.assert(
    fc.property(fc.nat(1e6), (seed) => {
      expect(choices(seed)).toBe(choices(seed));
      expect(choices(seed)).not.toBe(choices(seed + 1));
    }),
    { numRuns: 20 },
  );
});

test('chooses by weight, and never what has none', () => {
  const choose = createChoose(1);
  const items = [
    { item: 'never', weight: 0 },
    { item: 'seldom', weight: 1 },
    { item: 'often', weight: 9 },
  ];
  const chosen = Array.from({ length: 1000 }, () => choose.weighted(items));
  const times = (item: string) => chosen.filter((one) => one === item).length;
  expect(times('never')).toBe(0);
  expect(times('often')).toBeGreaterThan(6 * times('seldom'));
  expect(createChoose(1).weighted([])).toBeNull();
});
