import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const JSON_VALUE = { text: 'a', none: null, list: [1, [true], { deep: {} }], empty: [] };

test('a copy says the same', () => {
  expect(copyOf(JSON_VALUE)).toEqual(JSON_VALUE);
  expect([copyOf(7), copyOf('a'), copyOf(null)]).toEqual([7, 'a', null]);
});

test('nothing in it is in what was copied', () => {
  const copy = copyOf(JSON_VALUE);
  expect(copy).not.toBe(JSON_VALUE);
  expect(copy.list).not.toBe(JSON_VALUE.list);
  expect(copy.list[1]).not.toBe(JSON_VALUE.list[1]);
  expect(copy.list[2]).not.toBe(JSON_VALUE.list[2]);
});

test('what stands in two places becomes two things', () => {
  const shared = { stock: 1 };
  const copy = copyOf({ one: shared, other: shared });
  copy.one.stock = 0;
  expect(copy.other.stock).toBe(1);
});

test('a name that JavaScript has a meaning for is one like others', () => {
  const copy = copyOf(JSON.parse('{ "__proto__": { "a": [1] } }'));
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]}}');
});
