import { BRAND } from '@cangkir/core';
import { expect, test } from 'vitest';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { fillFixed, fillKnown, hasRunTimePlaceholder } from './placeholders.ts';

const NOTHING_KNOWN = { smsCode: null, backend: {} };

test('fills the brand', () => {
  expect(
    fillFixed({ route: '/{{brand}}/luckDraw', deep: ['{{appHost}}/order/#/mine', 1] }),
  ).toEqual({
    route: `/${BRAND.pathSegment}/luckDraw`,
    deep: [`${BRAND.appHost}/order/#/mine`, 1],
  });
});

test('fills phones, as typed and as sent', () => {
  expect(fillFixed({ '/users/{{e164:member}}': '{{phone:member}}' })).toEqual({
    [`/users/${PEOPLE.member.phone}`]: '0812-0000-0202',
  });
  expect(fillFixed(['{{e164:landline}}', '{{phone:landline}}'])).toEqual([
    '+62215550123',
    '021 555 0123',
  ]);
});

test('keeps unknown placeholders', () => {
  const value = ['{{smsCode}}', '{{any}}', '{{toString}}', '{{phone:nobody}}', '{{brand', null];
  expect(fillFixed(value)).toEqual(value);
  expect(fillKnown(['{{any}}', '{{toString}}', '{{brand}}', 1], NOTHING_KNOWN)).toEqual({
    ok: true,
    value: ['{{any}}', '{{toString}}', '{{brand}}', 1],
  });
});

test('fills the SMS code everywhere', () => {
  const event = { type: 'TYPE_CODE', text: 'Code: {{smsCode}}', also: ['{{smsCode}}'] };
  expect(hasRunTimePlaceholder(event)).toBe(true);
  expect(fillKnown(event, { smsCode: '123456', backend: {} })).toEqual({
    ok: true,
    value: { type: 'TYPE_CODE', text: 'Code: 123456', also: ['123456'] },
  });
});

test('fills values of the backend, in keys too', () => {
  const backend = { claims: [{ voucherId: 'v-1' }], users: { a: { age: 7 } } };
  const change = { '/vouchers/{{backend:/claims/0/voucherId}}/usedAt': '{{backend:/users/a/age}}' };
  expect(hasRunTimePlaceholder(change)).toBe(true);
  expect(fillKnown(change, { smsCode: null, backend })).toEqual({
    ok: true,
    value: { '/vouchers/v-1/usedAt': '7' },
  });
});

test('fails with a reason for an unknown value', () => {
  expect(fillKnown('{{smsCode}}', NOTHING_KNOWN)).toEqual({
    ok: false,
    failure: 'No SMS was sent, so that {{smsCode}} stands for nothing.',
  });
  expect(fillKnown('{{backend:/claims/0}}', { smsCode: null, backend: { claims: [{}] } })).toEqual({
    ok: false,
    failure: 'The backend has no text at /claims/0.',
  });
});

test('distinguishes values with and without a late placeholder', () => {
  expect(
    hasRunTimePlaceholder({ type: 'SEND_CODE', list: [1, 'smsCode', '{{any}}', '{{toString}}'] }),
  ).toBe(false);
});
