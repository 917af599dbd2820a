import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const WASM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** The text of the one QR code in a screenshot, read by a third-party decoder. */
export async function readQr(screenshot: Uint8Array): Promise<string | undefined> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(WASM)).buffer } });
  const [found] = await readBarcodes(screenshot, { formats: ['QRCode'] });
  return found?.text;
}
