import fc from 'fast-check';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { createQrSymbol, type QrSymbol } from './qr-symbol.ts';

const STRONGEST_FIRST = ['H', 'Q', 'M'] as const;

/** The bits of each level in a code's format information (ISO/IEC 18004, table 12). */
const LEVEL_BITS = { M: 0, H: 2, Q: 3 } as const;

/** The version of the smallest code at a level: the size that the text needs there. */
function smallestVersion(text: string, level: QrSymbol['level']): number {
  return create(text, { errorCorrectionLevel: level }).version;
}

test('a code has the strongest level that needs no larger code than level M', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (text) => {
      const { code, level } = createQrSymbol(text);
      const size = smallestVersion(text, 'M');
      expect(code.version).toBe(size);
      expect(code.errorCorrectionLevel.bit).toBe(LEVEL_BITS[level]);
      expect(level).toBe(STRONGEST_FIRST.find((each) => smallestVersion(text, each) === size));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a short code', 'VC7K2M9QX4T8B1ZP', 'Q'],
  ['one character', 'A', 'H'],
  ['a text that no stronger level holds', 'a'.repeat(2331), 'M'],
])('%s: %#', (_, text, level) => {
  expect(createQrSymbol(text).level).toBe(level);
});
