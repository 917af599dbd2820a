import { expect, test } from 'vitest';
import { readTypedPhone } from './typed-phone.ts';

test.each([
  ['0812 3456 7890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['0917 000 0303', '+639170000303'],
  ['+65 8123 0404', '+6581230404'],
])('accepts %s as a mobile number', (typed, e164) => {
  expect(readTypedPhone(typed)).toBe(e164);
});

test.each(['', '0812', '021 555 1234', '+1 202 555 0123', 'member'])('rejects %j', (typed) => {
  expect(readTypedPhone(typed)).toBeNull();
});
