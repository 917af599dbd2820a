import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone, maskPhoneEnd } from './phone-mask.ts';

test.each([
  ['+6281234567890', '+6281*******90'],
  ['0812-3456-7890', '0812-****-**90'],
  ['1234567', '1234567'],
  ['123456', '******'],
  ['', ''],
])('masks the middle of %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['+6281234567890', '+62812****7890'],
  ['12345678', '****5678'],
  ['1234567', '*******'],
])('masks %s before its end as %s', (phone, masked) => {
  expect(maskPhoneEnd(phone)).toBe(masked);
});

test('keeps the length, and hides at least four digits of a full phone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+\d{11,15}$/), (phone) => {
      for (const masked of [maskPhone(phone), maskPhoneEnd(phone)]) {
        expect(masked).toHaveLength(phone.length);
        expect(masked.split('*').length - 1).toBeGreaterThanOrEqual(4);
      }
    }),
  );
});
