import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone } from './phone-mask.ts';

const VIEWERS = ['owner', 'others'] as const;

test.each([
  ['+6281200000202', '08120*****02', '0812****0202'],
  ['+639170000303', '09170****03', '091****0303'],
  ['+6581230404', '81230*04', '****0404'],
  ['081200000202', '08120*****02', '0812****0202'],
  ['0812-0000-0202', '0812-0***-**02', '0812-****-0202'],
  ['+60123456789', '+60123****89', '+601****6789'],
  ['8123040', '8123040', '*******'],
  ['123456', '******', '******'],
  ['', '', ''],
])('masks %s for its owner as %s, and for others as %s', (phone, own, others) => {
  expect(VIEWERS.map((viewer) => maskPhone(phone, viewer))).toEqual([own, others]);
});

test('hides four digits from others in every market, and nothing more when masked again', () => {
  const national = fc.stringMatching(/^(\+628\d{8,11}|\+639\d{9}|\+65[89]\d{7})$/);
  fc.assert(
    fc.property(national, (phone) => {
      expect(maskPhone(phone, 'others').split('*')).toHaveLength(5);
      for (const viewer of VIEWERS) {
        const masked = maskPhone(phone, viewer);
        expect(maskPhone(masked, viewer)).toBe(masked);
      }
    }),
  );
});
