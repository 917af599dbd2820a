import { expect, test } from 'vitest';
import { closeStored, isBrokenJson, maskStored, openStored } from './stored-text.ts';

test('a token and a phone are masked where they are shown, in JSON and out of it', () => {
  const stored = JSON.stringify({
    token: 'token-of-the-member',
    phone: '+6281200000202',
    lan: 'in',
  });
  expect(maskStored('global', stored)).toBe(
    '{"token":"toke…","phone":"+6281*******02","lan":"in"}',
  );
  expect(maskStored('token', 'token-of-the-member')).toBe('toke…');
  expect(maskStored('lan', 'in')).toBe('in');
});

test('JSON is edited in lines and stored without', () => {
  const stored = '{"lan":"in","count":[1]}';
  expect(openStored(stored)).toBe('{\n  "lan": "in",\n  "count": [\n    1\n  ]\n}');
  expect(closeStored(openStored(stored))).toBe(stored);
});

test.each(['plain text', '007', '1.0', 'null', '', '{broken'])('%j is stored as it is', (text) => {
  expect(openStored(text)).toBe(text);
  expect(closeStored(text)).toBe(text);
});

test('tells broken JSON from a text', () => {
  expect(isBrokenJson('{"lan":')).toBe(true);
  expect(isBrokenJson(' [1,')).toBe(true);
  expect(isBrokenJson('{"lan":"in"}')).toBe(false);
  expect(isBrokenJson('lan')).toBe(false);
});
