import { expect, test } from 'vitest';
import { memberCardQr, parseMemberCardQr } from './member-card-qr.ts';

const QR = { code: 'KM7F3K9Q2MXA', benefitId: 'upsize' };

test('is read as it was written, however it was typed', () => {
  expect(parseMemberCardQr(memberCardQr(QR))).toEqual(QR);
  expect(parseMemberCardQr(' km7f 3k9q 2mxa.upsize\n')).toEqual(QR);
});

test.each(['', 'KM7F3K9Q2MXA', '.upsize', 'KM7F3K9Q2MXA.', 'KM7F3K9Q2MXA.upsize.1'])(
  '“%s” is no member card',
  (text) => {
    expect(parseMemberCardQr(text)).toBeNull();
  },
);
