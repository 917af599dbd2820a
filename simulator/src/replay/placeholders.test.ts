import { BRAND } from '@cangkir/core';
import { expect, test } from 'vitest';
import { asksForSmsCode, fillBrand, fillSmsCode } from './placeholders.ts';

test('files name the brand by placeholders alone', () => {
  expect(
    fillBrand({ route: '/{{brand}}/luckDraw', deep: ['{{appHost}}/order/#/mine', 1] }),
  ).toEqual({
    route: `/${BRAND.pathSegment}/luckDraw`,
    deep: [`${BRAND.appHost}/order/#/mine`, 1],
  });
});

test('other placeholders stay for whoever knows them', () => {
  const value = ['{{smsCode}}', '{{any}}', '{{toString}}', '{{brand', null, true];
  expect(fillBrand(value)).toEqual(value);
});

test('the code of the SMS is put in wherever it is asked for', () => {
  const event = { type: 'TYPE_CODE', text: 'Code: {{smsCode}}', also: ['{{smsCode}}'] };
  expect(asksForSmsCode(event)).toBe(true);
  expect(fillSmsCode(event, '123456')).toEqual({
    type: 'TYPE_CODE',
    text: 'Code: 123456',
    also: ['123456'],
  });
});

test('a value that does not ask for the code is told apart', () => {
  expect(asksForSmsCode({ type: 'SEND_CODE', list: [1, 'smsCode'] })).toBe(false);
});
