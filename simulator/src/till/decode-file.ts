import { decodeQr } from './decode.ts';

/** The maximum side of a picture; larger ones are scaled down. Pixels. */
const MAX_SIDE = 2000;

/** The result of looking for a QR code in a file. */
export type FileScan =
  | { readonly kind: 'read'; readonly text: string }
  /** A picture without a readable code. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-picture' };

/** Reads the QR code in a picture file. */
export async function decodeFile(file: Blob): Promise<FileScan> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { kind: 'no-picture' };
  const text = await decodeQr(pixelsOf(bitmap));
  bitmap.close();
  return text === null ? { kind: 'nothing' } : { kind: 'read', text };
}

/** On white: transparent pixels count as paper. */
function pixelsOf(bitmap: ImageBitmap): ImageData {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas to draw the picture on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
