import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { continuesTyping, toJson } from './recorded-step.ts';

test('what JSON holds is copied', () => {
  const value = { text: 'a', list: [1, null, { deep: true }], none: undefined };
  expect(toJson(value)).toEqual({ text: 'a', list: [1, null, { deep: true }] });
  expect(toJson(value)).not.toBe(value);
});

test('what comes from another page is plain there', () => {
  expect(toJson(runInNewContext('({ list: [{ a: 1 }] })'))).toEqual({ list: [{ a: 1 }] });
});

test.each([
  ['a function', { tell: () => {} }],
  ['a moment', { at: new Date(0) }],
  ['a map', { deep: [new Map()] }],
  ['no number', { amount: Number.NaN }],
  ['nothing in a list', { list: [undefined] }],
  ['a symbol', { kind: Symbol('a') }],
])('%s is not JSON', (_, value) => {
  expect(toJson(value)).toBeNull();
});

test('what leads back to itself is not JSON', () => {
  const around: Record<string, unknown> = {};
  around['self'] = { around };
  expect(toJson(around)).toBeNull();
});

function typing(event: object, actor = 'form') {
  return { do: 'send', actor, event };
}

test('what is typed is typed over by more in the same field', () => {
  expect(
    continuesTyping(typing({ type: 'TYPE', text: '0' }), typing({ type: 'TYPE', text: '08' })),
  ).toBe(true);
  expect(
    continuesTyping(typing({ type: 'TYPE', text: 'A' }), typing({ type: 'TYPE', text: '' })),
  ).toBe(true);
});

test.each([
  ['another field', { type: 'TYPE', field: 'phone', text: '0' }, { type: 'TYPE', text: '0' }],
  ['another event', { type: 'TYPE', text: '0' }, { type: 'SUBMIT', text: '0' }],
  ['a tap', { type: 'CLAIM' }, { type: 'CLAIM' }],
])('it is not by %s', (_, one, other) => {
  expect(continuesTyping(typing(one), typing(other))).toBe(false);
});

test('nor by what is told to another machine, or is no event', () => {
  const typed = typing({ type: 'TYPE', text: '0' });
  expect(continuesTyping(typed, typing({ type: 'TYPE', text: '0' }, 'login'))).toBe(false);
  expect(continuesTyping({ do: 'reload' }, typed)).toBe(false);
  expect(continuesTyping(typed, { do: 'reload' })).toBe(false);
});
