import { toDataURL } from 'qrcode';
import { createQrSymbol, QUIET_ZONE } from './qr-symbol.ts';

/** Pixels a module: the smallest code with its quiet zone is then 348 pixels wide. */
const SCALE = 12;

/**
 * The QR code of a text as a PNG in a data URL, to be saved or shared: a payment's code is paid from the
 * gallery of the same phone.
 *
 * @throws Error when the text is empty, or longer than the largest code holds (2331 bytes).
 */
export async function qrPng(text: string): Promise<string> {
  const { code, level } = createQrSymbol(text);
  return toDataURL(text, {
    version: code.version,
    errorCorrectionLevel: level,
    margin: QUIET_ZONE,
    scale: SCALE,
  });
}
