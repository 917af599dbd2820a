const POLYNOMIAL = 0x1021;
const START = 0xffff;

/**
 * The checksum at the end of an EMVCo payment code: CRC-16 with the polynomial 0x1021, from 0xFFFF, neither reflected
 * nor inverted.
 *
 * @param text ASCII only: one byte per character
 * @returns 0 to 0xFFFF
 */
export function crc16(text: string): number {
  let remainder = START;
  for (const character of text) {
    remainder ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      const carries = (remainder & 0x8000) !== 0;
      remainder = (remainder << 1) & 0xffff;
      if (carries) remainder ^= POLYNOMIAL;
    }
  }
  return remainder;
}
