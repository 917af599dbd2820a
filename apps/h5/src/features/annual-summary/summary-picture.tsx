import type { PersonalityLook } from '@cangkir/core/annual-summary';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { svgImage } from '../../adapters/svg-image.ts';
import { BACKGROUNDS, LOGOS, PORTRAITS } from './art/personality-drawings.ts';
import type { SummaryColours } from './summary-colours.ts';
import { SUMMARY_PICTURE_SIZE } from './summary-picture-size.ts';

export interface SummaryPicture {
  readonly look: PersonalityLook;
  readonly colours: SummaryColours;
  readonly texts: {
    readonly year: string;
    readonly titleLines: readonly [string, string];
    readonly cupsLabel: string;
    readonly cups: string;
    readonly topLabel: string;
    readonly top: readonly string[];
    readonly invitation: string;
  };
}

const { width: WIDTH, height: HEIGHT } = SUMMARY_PICTURE_SIZE;
/** Pixels. */
const MARGIN = 84;
const INNER = WIDTH - 2 * MARGIN;

/** Draws a year as the picture that a person shares: the poster of the personality, and the figures below. */
export async function drawSummaryPicture(
  name: string,
  { look, colours, texts }: SummaryPicture,
): Promise<File> {
  const Background = BACKGROUNDS[look.background];
  const Portrait = PORTRAITS[look.portrait];
  const Logo = LOGOS[look.logo];
  const [background, portrait, logo] = await Promise.all([
    imageOf(<Background />),
    imageOf(<Portrait />),
    imageOf(<Logo />),
  ]);

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Failed to draw the year: this browser has no canvas');
  const serif = fontOf('--font-display');
  const sans = fontOf('--font-text');

  context.drawImage(background, 0, 0, WIDTH, HEIGHT);
  context.drawImage(portrait, 130, 560, 820, 820);
  context.fillStyle = colours.ink;
  write(context, texts.year, { font: `600 42px ${sans}`, y: 170 });
  const size = fittingSize(context, texts.titleLines, serif);
  write(context, texts.titleLines[0], { font: `700 ${size}px ${serif}`, y: 320 });
  write(context, texts.titleLines[1], { font: `700 ${size}px ${serif}`, y: 320 + size * 1.08 });

  context.fillStyle = colours.glow;
  context.fillRect(0, 1380, WIDTH, HEIGHT - 1380);
  context.fillStyle = colours.accent;
  context.fillRect(0, 1372, WIDTH, 8);
  context.drawImage(logo, WIDTH - MARGIN - 210, 1262, 220, 220);

  context.fillStyle = colours.ink;
  write(context, texts.cupsLabel, { font: `500 38px ${sans}`, y: 1456 });
  write(context, texts.cups, { font: `700 92px ${serif}`, y: 1550 });
  write(context, texts.topLabel, { font: `500 38px ${sans}`, y: 1626 });
  for (const [index, drink] of texts.top.entries()) {
    write(context, drink, { font: `600 46px ${sans}`, y: 1686 + index * 60 });
  }
  write(context, texts.invitation, { font: `500 34px ${sans}`, y: 1886 });

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Failed to draw the year: the canvas gave no picture');
  return new File([blob], name, { type: 'image/png' });
}

interface Writing {
  readonly font: string;
  readonly y: number;
}

function write(context: CanvasRenderingContext2D, text: string, { font, y }: Writing): void {
  context.font = font;
  context.fillText(text, MARGIN, y, INNER);
}

/** The largest size at which every line fits. Pixels. */
function fittingSize(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  family: string,
): number {
  const largest = 150;
  context.font = `700 ${largest}px ${family}`;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  return Math.min(largest, Math.floor((largest * INNER) / widest));
}

function fontOf(token: '--font-display' | '--font-text'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

/** A drawing as an image that a canvas takes. */
function imageOf(drawing: ReactNode): Promise<HTMLImageElement> {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(drawing));
  const svg = holder.querySelector('svg');
  if (svg === null) throw new Error('Failed to draw the year: a drawing is empty');
  const image = svgImage(svg);
  root.unmount();
  return image;
}
