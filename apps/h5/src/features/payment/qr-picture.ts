import { paintQr } from '@cangkir/react';

/** What stands on the picture beside the QR, so that a gallery of codes tells them apart. */
export interface QrPictureTexts {
  readonly payee: string;
  readonly amount: string;
  readonly orderNumber: string;
}

/** The picture's width, its margins, and the height of the texts above and below the code. Pixels. */
const WIDTH = 900;
const MARGIN = 60;
const HEAD = 170;
const FOOT = 90;
const SIDE = WIDTH - 2 * MARGIN;

/** Pixels. */
export const QR_PICTURE_SIZE = { width: WIDTH, height: HEAD + SIDE + FOOT };

/** Draws the picture of a payment's QR that a person saves: black on white, as bank apps read it. */
export async function drawQrPicture(code: string, texts: QrPictureTexts): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = QR_PICTURE_SIZE.width;
  canvas.height = QR_PICTURE_SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Failed to draw the QR: this browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintQr(context, code, { x: MARGIN, y: HEAD, side: SIDE });
  context.fillStyle = 'black';
  context.textAlign = 'center';
  write(context, texts.payee, 'normal 40px sans-serif', 70);
  write(context, texts.amount, 'bold 64px sans-serif', 145);
  write(context, texts.orderNumber, 'normal 36px sans-serif', HEAD + SIDE + 50);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Failed to draw the QR: the canvas gave no picture');
  return new File([blob], `qris-${texts.orderNumber}.png`, { type: 'image/png' });
}

function write(context: CanvasRenderingContext2D, text: string, font: string, y: number): void {
  context.font = font;
  context.fillText(text, WIDTH / 2, y, SIDE);
}
