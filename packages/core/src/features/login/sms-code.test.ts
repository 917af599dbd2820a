import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { readSmsCode, SMS_CODE, SMS_CODE_LENGTH } from './sms-code.ts';

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  [' 482-913\n', '482913'],
  ['４８２９１３', '482913'],
  ['4829137', '482913'],
  ['48a2', '482'],
  ['', ''],
  ['kode', ''],
])('%j is read as %j', (typed, code) => {
  expect(readSmsCode(typed)).toBe(code);
});

test('a code is complete with six digits, no fewer and nothing else', () => {
  expect(SMS_CODE_LENGTH).toBe(6);
  expect('0'.repeat(SMS_CODE_LENGTH)).toMatch(SMS_CODE);
  expect(SMS_CODE.test('482913')).toBe(true);
  for (const text of ['48291', '4829137', '48291a', '', '482913\n', '４８２９１３'])
    expect(SMS_CODE.test(text)).toBe(false);
});

test('at most six digits are read from any input, and reading them again changes nothing', () => {
  fc.assert(
    fc.property(arbitraryText(), (typed) => {
      const code = readSmsCode(typed);
      expect(code).toMatch(/^\d{0,6}$/);
      expect(readSmsCode(code)).toBe(code);
    }),
  );
});

test('the digits of a code survive any separators', () => {
  const separators = fc.stringMatching(/^[ \-.\u00a0]{0,3}$/);
  const digits = fc.stringMatching(SMS_CODE);
  fc.assert(
    fc.property(digits, fc.array(separators, { minLength: 6, maxLength: 6 }), (code, between) => {
      const typed = [...code].map((digit, index) => digit + between[index]).join('');
      expect(readSmsCode(typed)).toBe(code);
      expect(SMS_CODE.test(readSmsCode(typed))).toBe(true);
    }),
  );
});
