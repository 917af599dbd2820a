import { expect, test } from 'vitest';
import { repeatedKeys } from './repeated-keys.ts';

test.each([
  '{}',
  '[{ "a": 1 }, { "a": 2 }]',
  '{ "a": { "a": { "b": 1 } }, "b": [1, 1] }',
  '{ "a": "b", "b": "a" }',
])('%s repeats no key', (text) => {
  expect(repeatedKeys(text)).toEqual([]);
});

test('reports a repeated key of an object, each time but the first', () => {
  const text = '{ "a": 1, "b": [{ "c": 1, "c": 2 }], "a": 2, "\\u0061": 3 }';
  expect(repeatedKeys(text).map(({ pointer, at }) => ({ pointer, at }))).toEqual([
    { pointer: '/b/0/c', at: text.indexOf('"c": 2') },
    { pointer: '/a', at: text.indexOf('"a": 2') },
    { pointer: '/a', at: text.indexOf('"\\u0061": 3') },
  ]);
});

test('an object that stands twice repeats its own keys no more than once', () => {
  expect(
    repeatedKeys('{ "a": { "b": 1 }, "a": { "b": 2 } }').map(({ pointer }) => pointer),
  ).toEqual(['/a']);
});
