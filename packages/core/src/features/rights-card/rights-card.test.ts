import { expect, test } from 'vitest';
import { createRightsCard } from './rights-card.memory.ts';
import { type RightsBenefit, rightsCardSaving } from './rights-card.ts';

/** A Friday at noon in Jakarta. */
const NOW = Date.parse('2026-09-04T12:00:00+07:00');

function saving(frequency: RightsBenefit['frequency'], price = 0): number {
  const [benefit] = createRightsCard().benefits;
  if (benefit === undefined) throw new Error('Expected a benefit.');
  const benefits = [{ ...benefit, frequency, value: 1000 }];
  return rightsCardSaving(createRightsCard({ price, benefits }), NOW);
}

test.each([
  ['daily', 31_000],
  ['weekly', 5000],
  ['monthly', 2000],
] as const)('a %s benefit saves its value as often as it renews in a month', (frequency, total) => {
  expect(saving(frequency)).toBe(total);
});

test('the price lowers the saving, to nothing at most', () => {
  expect(saving('daily', 11_000)).toBe(20_000);
  expect(saving('daily', 99_000)).toBe(0);
});
