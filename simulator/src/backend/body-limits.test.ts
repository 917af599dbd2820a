import { RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { isWithinLimits, MAX_BODY, MAX_DEPTH, MAX_ENTRIES } from './body-limits.ts';
import { readAnswer, startBackend } from './testing.ts';

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

function signedBody(value: string): string {
  return `{"time":1,"sign":"${'0'.repeat(64)}","a":${value}}`;
}

test.each([
  ['a list as deep as allowed', nested(MAX_DEPTH), true],
  ['a list one deeper', nested(MAX_DEPTH + 1), false],
  ['objects one deeper', '{"a":'.repeat(MAX_DEPTH + 1), false],
  ['many lists side by side', `[${nested(2).repeat(100)}]`, true],
  ['as many entries as allowed', `[0${',0'.repeat(MAX_ENTRIES)}]`, true],
  ['one entry more', `[0${',0'.repeat(MAX_ENTRIES + 1)}]`, false],
  ['brackets and commas in a string', JSON.stringify('\\"[{,'.repeat(2000)), true],
  ['a text as long as allowed', 'x'.repeat(MAX_BODY), true],
  ['a longer text', 'x'.repeat(MAX_BODY + 1), false],
  ['an open string that is escaped to its end', `"${'\\'.repeat(60_000)}`, true],
  ['quotes that open no string', '"\\'.repeat(30_000), true],
])('judges %s', (_what, text, isWithin) => {
  expect(isWithinLimits(text)).toBe(isWithin);
});

test.each([
  ['3,000 deep', nested(3000)],
  ['with 30,000 items', `[0${',0'.repeat(30_000)}]`],
  ['of 3 MB', JSON.stringify('x'.repeat(3_000_000))],
])('refuses a body %s, and logs it', async (_what, value) => {
  const { backend, request } = startBackend();
  backend.on('exchange', () => {});
  const sent = request('claim', { activityCode: 'kopi-susu', browserId: 'device-1' });
  const delivery = await backend.handle({ ...sent, body: signedBody(value) });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.bodyInvalid);
});
