import { expect, test } from 'vitest';
import { ANYTHING, includes } from './includes.ts';

test.each([
  ['of an object, what is written', { kind: 'claimed', id: 'v-1' }, { kind: 'claimed' }],
  ['objects within objects', { a: { b: 1, c: 2 }, d: 3 }, { a: { b: 1 } }],
  ['a list from end to end', [{ id: 1, x: 2 }, 2], [{ id: 1 }, 2]],
  ['nothing for null', undefined, null],
  ['a missing field for null', {}, { id: null }],
  ['null for null', null, null],
  ['anything that is there', 0, ANYTHING],
  ['a text', 'x', 'x'],
  ['false', false, false],
])('%s is as expected', (_, got, expected) => {
  expect(includes(got, expected)).toBe(true);
});

test.each([
  ['another value', { kind: 'ended' }, { kind: 'claimed' }],
  ['a missing field', {}, { kind: 'claimed' }],
  ['a longer list', [1, 2], [1]],
  ['a shorter list', [1], [1, 2]],
  ['another order', [2, 1], [1, 2]],
  ['a list for an object', [], {}],
  ['an object for a list', {}, []],
  ['nothing for anything', undefined, ANYTHING],
  ['null for anything', null, ANYTHING],
  ['false for null', false, null],
  ['a number for a text', 1, '1'],
  ['null for an object', null, {}],
  ['a text for an object', 'x', {}],
  ['what every object inherits', {}, { toString: ANYTHING }],
])('%s is not', (_, got, expected) => {
  expect(includes(got, expected)).toBe(false);
});
