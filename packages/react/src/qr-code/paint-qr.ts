import { drawQr } from './qr-code.tsx';

/** A square of a canvas. Pixels. */
export interface QrSquare {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * Paints the QR code of a text on a canvas, black on white, to be saved or shared: a payment's code is paid from the
 * gallery of the same phone. A module has whole pixels, so that its edges are sharp; what is left of the square stays
 * white around the code.
 *
 * @throws Error when the text is empty, or longer than the largest code holds (2331 bytes).
 */
export function paintQr(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  text: string,
  { x, y, side }: QrSquare,
): void {
  const { size, path } = drawQr(text);
  const scale = Math.floor(side / size);
  const gap = Math.floor((side - size * scale) / 2);
  context.save();
  context.fillStyle = 'white';
  context.fillRect(x, y, side, side);
  context.translate(x + gap, y + gap);
  context.scale(scale, scale);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  context.restore();
}
