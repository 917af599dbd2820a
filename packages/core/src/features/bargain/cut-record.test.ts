import { expect, test } from 'vitest';
import { createCut, LATTE } from './bargain.memory.ts';
import { cutTotal, newFriendCuts, priceLeft } from './cut-record.ts';

const cut = (id: string, cutProgress: number) => createCut(id, { cutProgress });

test('cuts add up', () => {
  expect(cutTotal([])).toBe(0);
  expect(cutTotal([cut('a', 12_500), cut('b', 1)])).toBe(12_501);
});

test('the price left is never below zero', () => {
  const left = (cutSoFar: number) => priceLeft(LATTE, cutSoFar);
  expect(left(0)).toBe(40_000);
  expect(left(39_999)).toBe(1);
  expect(left(40_000)).toBe(0);
  expect(left(40_001)).toBe(0);
});

test('the cuts of friends that were not there before are new', () => {
  const known = createCut('a', { friend: '+62' });
  const own = createCut('b');
  const fresh = createCut('c', { friend: '+62' });
  expect(newFriendCuts([known], [known, own, fresh])).toEqual([fresh]);
  expect(newFriendCuts([], [known, own])).toEqual([known]);
});
