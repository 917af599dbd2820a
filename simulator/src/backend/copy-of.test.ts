import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const JSON_VALUE = { text: 'a', none: null, list: [1, [true], { deep: {} }], empty: [] };

test('equals its original', () => {
  expect(copyOf(JSON_VALUE)).toEqual(JSON_VALUE);
  expect([copyOf(7), copyOf('a'), copyOf(null)]).toEqual([7, 'a', null]);
});

test('shares nothing with its original', () => {
  const copy = copyOf(JSON_VALUE);
  expect(copy).not.toBe(JSON_VALUE);
  expect(copy.list).not.toBe(JSON_VALUE.list);
  expect(copy.list[1]).not.toBe(JSON_VALUE.list[1]);
  expect(copy.list[2]).not.toBe(JSON_VALUE.list[2]);
});

test('splits shared parts into separate ones', () => {
  const shared = { stock: 1 };
  const copy = copyOf({ one: shared, other: shared });
  copy.one.stock = 0;
  expect(copy.other.stock).toBe(1);
});

test('copies a key with a meaning in JavaScript like any other', () => {
  const copy = copyOf(JSON.parse('{ "__proto__": { "a": [1] } }'));
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]}}');
});
