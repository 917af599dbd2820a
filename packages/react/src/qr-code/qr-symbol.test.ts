import fc from 'fast-check';
import { create, type QRCode } from 'qrcode';
import { expect, test } from 'vitest';
import { createQrSymbol } from './qr-symbol.ts';

const STRONGEST_FIRST = ['H', 'Q', 'M'] as const;
type Level = (typeof STRONGEST_FIRST)[number];

/** The bits of each level in a code's format information (ISO/IEC 18004, table 12). */
const LEVEL_BITS = { M: 0, H: 2, Q: 3 } as const;

function levelOf({ errorCorrectionLevel }: QRCode): Level | undefined {
  return STRONGEST_FIRST.find((level) => LEVEL_BITS[level] === errorCorrectionLevel.bit);
}

/** The version of the smallest code at a level: the size that the text needs there. */
function smallestVersion(text: string, level: Level): number {
  return create(text, { errorCorrectionLevel: level }).version;
}

test('a code has the strongest level that needs no larger code than level M', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (text) => {
      const code = createQrSymbol(text);
      const size = smallestVersion(text, 'M');
      expect(code.version).toBe(size);
      expect(levelOf(code)).toBe(
        STRONGEST_FIRST.find((each) => smallestVersion(text, each) === size),
      );
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a short code', 'VC7K2M9QX4T8B1ZP', 'Q'],
  ['one character', 'A', 'H'],
  ['a text that no stronger level holds', 'a'.repeat(2331), 'M'],
])('%s: %#', (_, text, level) => {
  expect(levelOf(createQrSymbol(text))).toBe(level);
});
