import { expect, test } from 'vitest';
import { nationalPhone } from './national-phone.ts';

test.each([
  ['+6281200000202', '081200000202'],
  ['+639170000303', '09170000303'],
  ['+6581230404', '81230404'],
  ['+60123456789', '+60123456789'],
  ['', ''],
])('%s is written %s', (e164, national) => {
  expect(nationalPhone(e164)).toBe(national);
});
