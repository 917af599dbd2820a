import { fail, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { parsePayload } from './payload.ts';

test('accepts an object', () => {
  expect(parsePayload('{ "text": "0812" }')).toEqual(succeed({ text: '0812' }));
});

test.each(['[]', '"0812"', '1', 'null'])('rejects %s, which is not an object', (text) => {
  expect(parsePayload(text)).toEqual(fail('An event carries an object, such as {"text": "…"}.'));
});

test('reports invalid JSON with the reason', () => {
  const result = parsePayload('{ "text": ');
  expect(!result.ok && result.failure).toMatch(/^This is not JSON: .*JSON input/);
});
