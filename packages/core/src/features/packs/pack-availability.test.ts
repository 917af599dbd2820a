import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { maxPacks, packAvailability } from './pack-availability.ts';
import { createPack } from './packs.memory.ts';

describe('a pack', () => {
  test.each([
    [999, 'notStarted'],
    [1000, 'onSale'],
    [999 + DAY_MS, 'onSale'],
    [1000 + DAY_MS, 'ended'],
  ])('at %i is %s', (now, availability) => {
    expect(packAvailability(createPack(1000), now)).toBe(availability);
  });

  test.each([
    [{ stock: 0 }, 'soldOut'],
    [{ boughtBefore: 4 }, 'limitReached'],
    [{ boughtBefore: 5 }, 'limitReached'],
    [{ stock: 0, boughtBefore: 4 }, 'soldOut'],
    [{ boughtBefore: 900, purchaseLimit: null }, 'onSale'],
  ])('with %j is %s', (changes, availability) => {
    expect(packAvailability(createPack(1000, changes), 1000)).toBe(availability);
  });
});

test.each([
  [{ stock: 10, purchaseLimit: 4, boughtBefore: 0 }, 4],
  [{ stock: 10, purchaseLimit: 4, boughtBefore: 3 }, 1],
  [{ stock: 10, purchaseLimit: 4, boughtBefore: 6 }, 0],
  [{ stock: 2, purchaseLimit: 4, boughtBefore: 0 }, 2],
  [{ stock: 10, purchaseLimit: null, boughtBefore: 6 }, 10],
])('with %j one purchase has at most %i', (changes, most) => {
  expect(maxPacks(createPack(1000, changes))).toBe(most);
});
