import { expect, test } from 'vitest';
import { placesOf } from './json-places.ts';

test('each part of a text has its place, in the order in which they stand', () => {
  const text = ' { "a": [ 1, { "b~/": "}" } ], "c": {}, "a": -1.5e3 }';
  expect(placesOf(text).map(({ pointer, at }) => [pointer, text.slice(at, at + 4)])).toEqual([
    ['', '{ "a'],
    ['/a', '"a":'],
    ['/a/0', '1, {'],
    ['/a/1', '{ "b'],
    ['/a/1/b~0~1', '"b~/'],
    ['/c', '"c":'],
    ['/a', '"a":'],
  ]);
});

test('a text that is one value alone is a part, too', () => {
  expect(placesOf('7')).toEqual([{ pointer: '', at: 0, parent: null }]);
});

test('a key is read as JSON reads it', () => {
  expect(placesOf('{ "\\u0061\\"b": 1 }').map(({ pointer }) => pointer)).toEqual(['', '/a"b']);
});

test('a part knows what it is a part of', () => {
  const [root, a, b, again, otherB] = placesOf('{ "a": { "b": 1 }, "a": { "b": 2 } }');
  expect([a?.parent, b?.parent]).toEqual([root?.at, a?.at]);
  expect([again?.parent, otherB?.parent]).toEqual([root?.at, again?.at]);
});
