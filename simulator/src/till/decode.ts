import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The default would load it from a CDN: the till works offline.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** The text of the QR code in a picture; null if none is readable. */
export async function decodeQr(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : null;
}
