import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Its own default is a content delivery network: the till reads without one.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** The text of the QR code in a picture; null where there is none to read. */
export async function decodeQr(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : null;
}
