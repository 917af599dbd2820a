import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { jsonOf } from './json-of.ts';

test('what JSON holds is copied', () => {
  const value = { text: 'a', list: [1, null, { deep: true }], none: undefined };
  expect(jsonOf(value)).toEqual({ text: 'a', list: [1, null, { deep: true }] });
  expect(jsonOf(value)).not.toBe(value);
});

test('what comes from another page is plain there', () => {
  expect(jsonOf(runInNewContext('({ list: [{ a: 1 }] })'))).toEqual({ list: [{ a: 1 }] });
});

test.each([
  ['a function', { tell: () => {} }],
  ['a moment', { at: new Date(0) }],
  ['a map', { deep: [new Map()] }],
  ['no number', { amount: Number.NaN }],
  ['nothing in a list', { list: [undefined] }],
  ['a symbol', { kind: Symbol('a') }],
])('%s is not JSON', (_, value) => {
  expect(jsonOf(value)).toBeNull();
});

test('what leads back to itself is not JSON', () => {
  const around: Record<string, unknown> = {};
  around['self'] = { around };
  expect(jsonOf(around)).toBeNull();
});
