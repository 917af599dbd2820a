import { expect, test } from 'vitest';
import { codeName } from './code-name.ts';
import { RESPONSE_CODE } from './response-code.ts';

test('writes the name of a code in words', () => {
  expect(codeName(RESPONSE_CODE.smsCodeWrong)).toBe('sms code wrong');
});

test('has no name for an unknown code', () => {
  expect(codeName(123456)).toBeNull();
});
