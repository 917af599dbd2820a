import type { Random } from '@cangkir/core';
import { createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { withoutValueAt, withValueAt } from '../../shared/json-pointer.ts';
import { differenceOf } from './json-difference.ts';

/** A random JSON value. */
function anyJson({ next }: Pick<Random, 'next'>, depth = 0): unknown {
  const kind = Math.floor(next() * (depth < 3 ? 6 : 3));
  if (kind < 3) return [0, 'a', null][kind];
  const length = Math.floor(next() * 4);
  const entries = Array.from({ length }, () => anyJson({ next }, depth + 1));
  if (kind === 3) return entries;
  return Object.fromEntries(
    entries.map((entry) => [['a', 'b', 'c/d~', ''][Math.floor(next() * 4)], entry]),
  );
}

test('setting and removing makes one value equal to the other', () => {
  const random = createSeededRandom(7);
  for (let run = 0; run < 500; run += 1) {
    const [before, after] = [anyJson(random), anyJson(random)];
    const { set, remove } = differenceOf(before, after);
    const withSet = Object.entries(set).reduce<unknown>(
      (value, [pointer, part]) => withValueAt(value, pointer, part),
      before,
    );
    expect(remove.reduce(withoutValueAt, withSet)).toEqual(after);
  }
});

test('finds the smallest changes', () => {
  const before = { a: { stock: 3, name: 'x' }, gone: 1, claims: [{ id: 1 }], same: { deep: [1] } };
  const after = { a: { stock: 2, name: 'x' }, claims: [{ id: 2 }, { id: 3 }], same: { deep: [1] } };
  expect(differenceOf(before, after)).toEqual({
    set: { '/a/stock': 2, '/claims/0/id': 2, '/claims/1': { id: 3 } },
    remove: ['/gone'],
  });
});

test('sets a shorter list whole', () => {
  expect(differenceOf({ list: [1, 2, 3] }, { list: [1, 3] })).toEqual({
    set: { '/list': [1, 3] },
    remove: [],
  });
});

test('finds no change between equal values', () => {
  expect(differenceOf({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual({ set: {}, remove: [] });
});
