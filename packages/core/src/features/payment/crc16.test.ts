import { expect, test } from 'vitest';
import { crc16 } from './crc16.ts';

test.each([
  ['', 0xffff],
  ['A', 0xb915],
  // The standard check value of CRC-16/IBM-3740, which EMVCo calls CRC-16/CCITT-FALSE.
  ['123456789', 0x29b1],
])('matches the known checksum of "%s"', (text, sum) => {
  expect(crc16(text)).toBe(sum);
});

test('changes with one character more or less', () => {
  expect(crc16('000201')).not.toBe(crc16('000202'));
  expect(crc16('000201')).not.toBe(crc16('00020'));
});
