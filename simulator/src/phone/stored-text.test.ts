import { expect, test } from 'vitest';
import { closeStored, isBrokenJson, maskStored, openStored } from './stored-text.ts';

test('masks tokens and phones for display, in JSON and other text', () => {
  const stored = JSON.stringify({
    token: 'token-of-the-member',
    phone: '+6281200000202',
    lan: 'in',
  });
  expect(maskStored('global', stored)).toBe('{"token":"toke…","phone":"0812****0202","lan":"in"}');
  expect(maskStored('token', 'token-of-the-member')).toBe('toke…');
  expect(maskStored('lan', 'in')).toBe('in');
});

test('formats JSON for editing, and stores it compactly', () => {
  const stored = '{"lan":"in","count":[1]}';
  expect(openStored(stored)).toBe('{\n  "lan": "in",\n  "count": [\n    1\n  ]\n}');
  expect(closeStored(openStored(stored))).toBe(stored);
});

test.each(['plain text', '007', '1.0', 'null', '', '{broken'])('stores %j unchanged', (text) => {
  expect(openStored(text)).toBe(text);
  expect(closeStored(text)).toBe(text);
});

test('distinguishes broken JSON from other text', () => {
  expect(isBrokenJson('{"lan":')).toBe(true);
  expect(isBrokenJson(' [1,')).toBe(true);
  expect(isBrokenJson('{"lan":"in"}')).toBe(false);
  expect(isBrokenJson('lan')).toBe(false);
});
