import { expect, test } from 'vitest';
import { isTypedOver } from './typing.ts';

function typing(event: object, actor = 'form') {
  return { do: 'send', actor, event };
}

test('what is typed is typed over by more in the same field', () => {
  expect(
    isTypedOver(typing({ type: 'TYPE', text: '0' }), typing({ type: 'TYPE', text: '08' })),
  ).toBe(true);
  expect(isTypedOver(typing({ type: 'TYPE', text: 'A' }), typing({ type: 'TYPE', text: '' }))).toBe(
    true,
  );
});

test.each([
  ['another field', { type: 'TYPE', field: 'phone', text: '0' }, { type: 'TYPE', text: '0' }],
  ['another event', { type: 'TYPE', text: '0' }, { type: 'SUBMIT', text: '0' }],
  ['a tap', { type: 'CLAIM' }, { type: 'CLAIM' }],
])('it is not by %s', (_, one, other) => {
  expect(isTypedOver(typing(one), typing(other))).toBe(false);
});

test('nor by what is told to another machine, or is no event', () => {
  const typed = typing({ type: 'TYPE', text: '0' });
  expect(isTypedOver(typed, typing({ type: 'TYPE', text: '0' }, 'login'))).toBe(false);
  expect(isTypedOver({ do: 'reload' }, typed)).toBe(false);
  expect(isTypedOver(typed, { do: 'reload' })).toBe(false);
});
