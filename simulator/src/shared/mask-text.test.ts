import { WRITTEN_PHONES } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { maskText, maskValue, replacePhones } from './mask-text.ts';

test.each([
  ['+6281200000101', '0812****0101'],
  ['typed 0812 0000 0101 here', 'typed 0812 **** 0101 here'],
  ['"812-3456-7890"', '"812-****-7890"'],
  ['token 1f0e2d3c-aaaa-4bbb-8ccc-0123456789ab', 'token 1f0e…'],
  ['{"token":"secret-of-somebody","user":1}', '{"token":"secr…","user":1}'],
  ['{"token": ""}', '{"token": ""}'],
  ['123456', '******'],
  ['see wa.me/6281200000101', 'see wa.me/62812****0101'],
  ['?phone=%2B6281200000101', '?phone=0812****0101'],
  ['(0812) 0000.0101', '(0812) ****.0101'],
  ['?phone=%2B62%20812%203456%207890&x=1', '?phone=0 812 **** 7890&x=1'],
  ['639171234567', '6391****4567'],
  ['6591234567 and 081200000101 081200000202', '65****4567 and 0812****0101 0812****0202'],
  ['０８１２００００１０１０', '0812****1010'],
  ['１２３４５６', '******'],
  ['TOKEN 1F0E2D3C-AAAA-4BBB-8CCC-0123456789AB', 'TOKEN 1F0E…'],
  ['{\\"token\\":\\"secret-of-somebody\\"}', '{\\"token\\":\\"secr…\\"}'],
  ['/mine?token=secret-of-somebody&x=1', '/mine?token=secr…&x=1'],
  ['Scanned KP7M4XQ2R9WD twice', 'Scanned KP7M… twice'],
  ['gift card 7XJ4K2M9Q0W5T8ZB', 'gift card 7XJ4…'],
])('shows %s as %s', (text, shown) => {
  expect(maskText(text)).toBe(shown);
});

test.each(WRITTEN_PHONES)('masks four digits of %j, also in JSON and in a link', (phone) => {
  for (const text of [phone, JSON.stringify({ phone }), `/x?to=${phone}&y=1`])
    expect(maskText(text).match(/\*/g), text).toHaveLength(4);
});

test.each([
  '2026-09-04T15:00:00+07:00',
  '2026-11-21T08:12:34.567Z',
  '08-12-2026 10:30',
  'open 08.30 - 21.00, 09.00 - 22.00',
  'at 1795240800000',
  'order 1812345678901',
  'order-91234567',
  '{"ms":86400000}',
  'Rp 12.500',
  '/get-coupons?activityCode=kopi-susu',
  'POST /portal/app/coupon/claim',
  '1234567',
  'voucher-usable',
  'token {{token}}',
  'INTERNATIONALIZATION',
  'CONGRATULATIONS',
])('keeps %s', (text) => {
  expect(maskText(text)).toBe(text);
});

test('masks keys, and values at any depth', () => {
  const state = {
    sessions: { '1f0e2d3c-aaaa-4bbb-8ccc-0123456789ab': { userId: 'member' } },
    smsCodes: { '+6281200000101': { code: '123456', triesLeft: 5 } },
    list: [{ token: 'abcdefgh' }, { idempotencyKey: 'key-of-a-change' }, null, 1_788_000_000_000],
  };
  expect(maskValue(state)).toEqual({
    sessions: { '1f0e…': { userId: 'member' } },
    smsCodes: { '0812****0101': { code: '******', triesLeft: 5 } },
    list: [{ token: 'abcd…' }, { idempotencyKey: 'key-…' }, null, 1_788_000_000_000],
  });
});

test('masks a lone token by its key', () => {
  expect(maskValue('abcdefgh', 'token')).toBe('abcd…');
  expect(maskValue('', 'token')).toBe('');
  expect(maskValue('abcdefgh', 'title')).toBe('abcdefgh');
});

test('finds phones as people type them, and no other numbers', () => {
  const text = 'Call +6281200000202 or 0812 0000-0202, room 12, order 2026-09-04';
  expect(replacePhones(text, (phone) => `[${phone}]`)).toBe(
    'Call [+6281200000202] or [0812 0000-0202], room 12, order 2026-09-04',
  );
});
