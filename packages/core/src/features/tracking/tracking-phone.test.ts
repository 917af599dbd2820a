import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WRITTEN_PHONES } from '../../testing/written-phones.ts';
import { HIDDEN, hidePhones } from './tracking-phone.ts';

test.each(WRITTEN_PHONES)('%j is hidden', (phone) => {
  expect(hidePhones(phone)).toBe(HIDDEN);
});

test.each([
  // With a plus, of any country: 7 to 15 digits.
  ['call +62 812-3456-7890 now', 'call *** now'],
  ['+6581234567.', '***.'],
  ['+6281234', '***'],
  ['+628123456789012', '***'],
  ['/x?to=%2B6281234567890&y=1', '/x?to=***&y=1'],
  ['/x?to=%2b6281234567890', '/x?to=***'],
  // A mobile of a market with its calling code, without the plus.
  ['62812345678', '***'],
  ['62812345678901', '***'],
  ['https://wa.me/6281234567890', 'https://wa.me/***'],
  ['/x?to=6281234567890&y=1', '/x?to=***&y=1'],
  ['/x?text=call%206281234567890', '/x?text=call%20***'],
  // With the trunk prefix 0 of Indonesia and the Philippines, landlines too: 9 to 13 digits.
  ['(0812) 3456-7890', '(***'],
  ['\u202A0812\u2060 3456 7890\u202C', '\u202A***\u202C'],
  ['/x?to=0812+3456+7890', '/x?to=***'],
  ['/x?to=0812%203456%207890', '/x?to=***'],
  ['Hubungi saya.081234567890!', 'Hubungi saya.***!'],
  ['.081234567890', '.***'],
  ['hp:081234567890', 'hp:***'],
  ['hp081234567890x', 'hp***x'],
  ['0812345678901', '***'],
  ['09171234567 and 09181234567', '*** and ***'],
  ['081234567890,081234567891', '***,***'],
  // With neither, as people write it.
  ['812345678', '***'],
  ['812345678901', '***'],
  ['8123  4567.', '***.'],
  ['call 9123 4567, please', 'call ***, please'],
  ['/x?to=91234567&y=1', '/x?to=***&y=1'],
  ['/x?text=call%2091234567', '/x?text=call%20***'],
  ['/x?to=9123+4567', '/x?to=***'],
  ['/x?to=9123%204567&y=1', '/x?to=***&y=1'],
  ['/x?text=812%203456%207890', '/x?text=***'],
  ['/x?text=917+123%20%204567', '/x?text=***'],
])('%j holds a phone, and becomes %j', (text, hidden) => {
  expect(hidePhones(text)).toBe(hidden);
});

test.each([
  // Orders and moments.
  'order 1812345678901',
  'at 1795240800000',
  'at 1795240800',
  '10812345678',
  '20261121',
  '2026-11-21T08:12:34.567Z',
  '2026-11-21 08:12:34',
  '21-11-2026 08.12',
  '08-12-2026 10:30',
  '0000081234',
  'order-91234567',
  'order_81234567890',
  'v91234567',
  '91234567-8f0e-4c39-9d53-6a1f0e7c2b18',
  '91234567-ef0e-4c39-9d53-6a1f0e7c2b18',
  '91234567abc',
  '/mine/packs/91234567',
  '0b4f7c52-8f0e-4c39-9d53-917123456789',
  '9171234567890',
  '62123456789012',
  '8123456789012345',
  '7123 4567',
  '9123 456',
  // Prices and places.
  'Rp 12.500',
  'Rp812.345.678',
  'Rp 81.234.567',
  'Rp 912.345.678',
  '₱9,171,234,567',
  '-6.2087634, 106.8455990',
  '-6.0812345678',
  '3.6281234567890',
  '3.81234567',
  '91234567.25',
  // Too short for a phone, or too long.
  '+628123',
  '+6281234567890123',
  '6281234567',
  '628123456789012',
  '63917123456',
  '6391712345678',
  '659123456',
  '65912345678',
  '65 7123 4567',
  '021 555 12',
  '08123456789012',
  '008123456789',
])('%j holds no phone', (text) => {
  expect(hidePhones(text)).toBe(text);
});

test('a phone of our markets is hidden in any format', () => {
  const gap = fc.constantFrom('', ' ', '-', '  ', ' - ');
  const phone = fc.constantFrom(
    ['+62', '812', '3456', '7890'],
    ['62', '813', '1234', '567'],
    ['0812', '3456', '7890'],
    ['857', '1234', '5678'],
    ['+63', '917', '123', '4567'],
    ['0917', '123', '4567'],
    ['+65', '9123', '4567'],
    ['8123', '4567'],
  );
  const around = fc.constantFrom('', 'call ', '(', 'a, ', '"', '1: ');
  fc.assert(
    fc.property(phone, gap, around, (groups, between, before) => {
      expect(hidePhones(`${before}${groups.join(between)}`)).toBe(`${before}***`);
    }),
  );
});
