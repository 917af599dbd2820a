import { expect, test } from 'vitest';
import { crc16 } from './crc16.ts';

test.each([
  ['', 0xffff],
  ['A', 0xb915],
  // The catalogue's check value of CRC-16/IBM-3740, which EMVCo calls CRC-16/CCITT-FALSE.
  ['123456789', 0x29b1],
])('the checksum of "%s" is known', (text, sum) => {
  expect(crc16(text)).toBe(sum);
});

test('one character more or less changes the checksum', () => {
  expect(crc16('000201')).not.toBe(crc16('000202'));
  expect(crc16('000201')).not.toBe(crc16('00020'));
});
