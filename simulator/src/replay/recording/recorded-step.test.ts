import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { continuesTyping, toJson } from './recorded-step.ts';

test('copies JSON', () => {
  const value = { text: 'a', list: [1, null, { deep: true }], none: undefined };
  expect(toJson(value)).toEqual({ text: 'a', list: [1, null, { deep: true }] });
  expect(toJson(value)).not.toBe(value);
});

test('copies plain objects of another page', () => {
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

test('an object that holds itself is not JSON', () => {
  const around: Record<string, unknown> = {};
  around['self'] = { around };
  expect(toJson(around)).toBeNull();
});

function typing(event: object, actor = 'form') {
  return { do: 'send', actor, event };
}

test('more text in the same field continues the typing', () => {
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
])('%s does not', (_, one, other) => {
  expect(continuesTyping(typing(one), typing(other))).toBe(false);
});

test('neither does an event to another machine, or another step', () => {
  const typed = typing({ type: 'TYPE', text: '0' });
  expect(continuesTyping(typed, typing({ type: 'TYPE', text: '0' }, 'login'))).toBe(false);
  expect(continuesTyping({ do: 'reload' }, typed)).toBe(false);
  expect(continuesTyping(typed, { do: 'reload' })).toBe(false);
});
