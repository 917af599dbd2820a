// Types alone: the browser's own detector, as the polyfill declares it.
import type {} from 'barcode-detector/polyfill';

let loading: Promise<BarcodeDetector> | null = null;

/**
 * The text of the QR code in a picture; null if it shows none.
 *
 * @throws Error if the picture is unreadable, or the decoder did not arrive: the next call loads it again.
 */
export async function readQr(picture: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  loading ??= loadDetector().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const [code] = await (await loading).detect(picture);
  return code === undefined || code.rawValue === '' ? null : code.rawValue;
}

/** The browser's own detector where it knows QR codes: that spares a megabyte of ZXing. */
async function loadDetector(): Promise<BarcodeDetector> {
  const options = { formats: ['qr_code'] } satisfies BarcodeDetectorOptions;
  if ('BarcodeDetector' in globalThis) {
    const known = await BarcodeDetector.getSupportedFormats();
    if (known.includes('qr_code')) return new BarcodeDetector(options);
  }
  const [zxing, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // The default is on a CDN, which the policy forbids.
  const overrides = { locateFile: () => wasmUrl };
  await zxing.prepareZXingModule({ overrides, fireImmediately: true });
  return new zxing.BarcodeDetector(options);
}
