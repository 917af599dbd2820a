import { create, type QRCode } from 'qrcode';

/** Modules of white around the code; below 4 scanners fail (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Levels above M, which restores 15 % of the code: Q restores 25 %, H restores 30 %. Strongest first. */
const STRONGER_LEVELS = ['H', 'Q'] as const;

/**
 * The smallest QR code for a text with error correction of at least level M, at the strongest level that needs no
 * larger code.
 *
 * @throws Error when the text is empty, or longer than the largest code holds (2331 bytes).
 */
export function createQrSymbol(text: string): QRCode {
  const code = create(text, { errorCorrectionLevel: 'M' });
  for (const level of STRONGER_LEVELS) {
    const stronger = createAtLevel(text, code.version, level);
    if (stronger !== null) return stronger;
  }
  return code;
}

/** Null when the text does not fit, which `create` reports by an error. */
function createAtLevel(text: string, version: number, level: 'H' | 'Q'): QRCode | null {
  try {
    return create(text, { version, errorCorrectionLevel: level });
  } catch {
    return null;
  }
}
