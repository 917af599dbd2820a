import { fail, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { parsePayload } from './payload.ts';

test('an object is what an event carries', () => {
  expect(parsePayload('{ "text": "0812" }')).toEqual(succeed({ text: '0812' }));
});

test.each(['[]', '"0812"', '1', 'null'])('%s is JSON, and no object', (text) => {
  expect(parsePayload(text)).toEqual(fail('An event carries an object, such as {"text": "…"}.'));
});

test('what is not JSON is said to be none, and why', () => {
  const result = parsePayload('{ "text": ');
  expect(!result.ok && result.failure).toMatch(/^This is not JSON: .*JSON input/);
});
