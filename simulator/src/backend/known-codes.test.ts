import { CLAIM_CODE, CODE_TABLE, RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { KNOWN_CODES, nameOfCode } from './known-codes.ts';

test('names a code as the core does, in words', () => {
  expect(nameOfCode(RESPONSE_CODE.serverBusy)).toBe('server busy');
  expect(nameOfCode(CLAIM_CODE.newUsersOnly)).toBe('new users only');
  expect(nameOfCode(RESPONSE_CODE.smsCodeTooManyTries)).toBe('sms code too many tries');
  expect([120002, 110004, 120101, 120103].map(nameOfCode)).toEqual([
    'not started',
    'ended',
    'downlink',
    'not started',
  ]);
});

test('has no name for a success or an unknown code', () => {
  expect(nameOfCode(RESPONSE_CODE.success)).toBeNull();
  expect(nameOfCode(99999)).toBeNull();
});

test('lists every code once', () => {
  const codes = KNOWN_CODES.flatMap((group) => group.codes.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(
    expect.arrayContaining(CODE_TABLE.map(({ code }) => code).filter((code) => code !== 0)),
  );
});
