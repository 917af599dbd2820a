import { paintQr } from '@cangkir/react';
import { colorOf, svgImage } from '../../adapters/svg-image.ts';

/** What stands on the picture of a bargain that reached its price. */
export interface SuccessTexts {
  readonly campaign: string;
  readonly prize: string;
  /** The full price, which is struck through. */
  readonly worth: string;
  readonly free: string;
  readonly scan: string;
  readonly code: string;
}

/** The picture in pixels: upright, as chats and stories show it. */
const WIDTH = 1080;
const HEIGHT = 1350;

/** The ticket on it, and where it is torn. */
const TICKET = { x: 90, y: 190, width: 900, height: 1080, tear: 960 } as const;

/** Where the prize is on it. */
const PRIZE = { x: 150, y: 205, width: 780, height: 585 } as const;

/** Behind the prize, where most pictures have one of their own. */
const PLATE = { x: 540, y: 504, radius: 247 } as const;

const NOTCH = 32;
const QR_SIDE = 250;

/** One kawung petal, upright about (0, 0), 24 high. */
const PETAL = 'M0-12C6-8 7.5 0 0 12-7.5 0-6-8 0-12Z';

/**
 * Draws the picture that a person shares when the price is reached: what it was, and a code that leads friends to the
 * campaign.
 *
 * @param picture the prize, drawn
 * @param address what the QR code says
 * @returns A PNG as a data URL: web views save no other picture.
 */
export async function drawSuccessPicture(
  picture: SVGSVGElement,
  address: string,
  texts: SuccessTexts,
): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Failed to draw the picture: this browser has no canvas');
  drawGround(context);
  drawTicket(context);
  await drawPrize(context, picture);
  drawWords(context, texts);
  drawCode(context, address, texts);
  return canvas.toDataURL('image/png');
}

/** As wide or as high as its place, in its own shape. */
async function drawPrize(context: CanvasRenderingContext2D, picture: SVGSVGElement): Promise<void> {
  const { width, height } = picture.viewBox.baseVal;
  const scale = Math.min(PRIZE.width / width, PRIZE.height / height);
  const x = PRIZE.x + (PRIZE.width - width * scale) / 2;
  const y = PRIZE.y + (PRIZE.height - height * scale) / 2;
  const image = await svgImage(picture);
  // A cup is as white as the ticket.
  context.fillStyle = colorOf('--color-sunken');
  context.beginPath();
  context.arc(PLATE.x, PLATE.y, PLATE.radius, 0, 2 * Math.PI);
  context.fill();
  context.drawImage(image, x, y, width * scale, height * scale);
}

/** Espresso, with the rosette on it. */
function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = colorOf('--color-hero');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const petal = new Path2D(PETAL);
  context.strokeStyle = colorOf('--color-on-hero');
  context.lineWidth = 0.5;
  context.globalAlpha = 0.16;
  for (let x = 0; x <= WIDTH; x += 120) {
    for (let y = 0; y <= HEIGHT; y += 120) {
      for (const turn of [45, 135, 225, 315]) {
        context.save();
        context.translate(x, y);
        context.rotate((turn * Math.PI) / 180);
        context.scale(2.6, 2.6);
        context.translate(0, -14);
        context.stroke(petal);
        context.restore();
      }
    }
  }
  context.globalAlpha = 1;
}

function drawTicket(context: CanvasRenderingContext2D): void {
  const { x, y, width, height, tear } = TICKET;
  context.fillStyle = colorOf('--color-china');
  context.beginPath();
  const [right, bottom, radius] = [x + width, y + height, 48];
  context.moveTo(x + radius, y);
  context.arcTo(right, y, right, bottom, radius);
  context.arc(right, tear, NOTCH, -Math.PI / 2, Math.PI / 2, true);
  context.arcTo(right, bottom, x, bottom, radius);
  context.arcTo(x, bottom, x, y, radius);
  context.arc(x, tear, NOTCH, Math.PI / 2, -Math.PI / 2, true);
  context.arcTo(x, y, right, y, radius);
  context.fill();
  context.strokeStyle = colorOf('--color-china-shade');
  context.lineWidth = 5;
  context.setLineDash([18, 14]);
  context.beginPath();
  context.moveTo(x + NOTCH + 16, tear);
  context.lineTo(right - NOTCH - 16, tear);
  context.stroke();
  context.setLineDash([]);
}

function drawWords(context: CanvasRenderingContext2D, texts: SuccessTexts): void {
  context.textAlign = 'center';
  context.fillStyle = colorOf('--color-on-hero');
  write(context, texts.campaign, { font: 'bold 76px serif', x: WIDTH / 2, y: 130, width: 900 });
  context.fillStyle = colorOf('--color-on-amber');
  write(context, texts.prize, { font: 'bold 68px serif', x: WIDTH / 2, y: 845, width: 800 });
  const worth = { font: '44px sans-serif', x: WIDTH / 2, y: 912, width: 800 };
  write(context, texts.worth, worth);
  const struck = context.measureText(texts.worth).width + 16;
  context.fillRect((WIDTH - struck) / 2, 896, struck, 4);

  // A stamp, put on by hand.
  context.save();
  context.translate(250, 290);
  context.rotate(-0.14);
  context.font = 'bold 76px sans-serif';
  const half = context.measureText(texts.free).width / 2 + 44;
  context.fillStyle = colorOf('--color-amber');
  context.fillRect(-half, -70, half * 2, 116);
  context.fillStyle = colorOf('--color-on-amber');
  write(context, texts.free, { font: 'bold 76px sans-serif', x: 0, y: 16, width: half * 2 });
  context.restore();
}

function drawCode(context: CanvasRenderingContext2D, address: string, texts: SuccessTexts): void {
  paintQr(context, address, { x: TICKET.x + 40, y: TICKET.tear + 32, side: QR_SIDE });
  context.textAlign = 'left';
  context.fillStyle = colorOf('--color-on-amber');
  const [x, width] = [TICKET.x + QR_SIDE + 70, 540];
  const font = 'bold 48px sans-serif';
  context.font = font;
  linesOf(context, texts.scan, width).forEach((line, row) => {
    write(context, line, { font, x, y: TICKET.tear + 110 + row * 60, width });
  });
  write(context, texts.code, { font: '36px monospace', x, y: TICKET.tear + 260, width });
}

interface Place {
  readonly font: string;
  readonly x: number;
  readonly y: number;
  /** A longer text is drawn narrower. */
  readonly width: number;
}

function write(context: CanvasRenderingContext2D, text: string, { font, x, y, width }: Place) {
  context.font = font;
  context.fillText(text, x, y, width);
}

/** Breaks a text into lines of the context's font. Chinese breaks anywhere. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu) ?? []) {
    const line = `${lines.at(-1) ?? ''}${word}`;
    if (lines.length > 0 && context.measureText(line.trim()).width <= width) {
      lines[lines.length - 1] = line;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
