/**
 * The sizes of a chart's parts, for the layout and the drawing. CSS pixels. The layout cannot measure text, and fonts
 * differ between systems. The widths are therefore those of a wide font.
 */
import type { Box, Trigger } from './chart.types.ts';
import type { ChartNodePart } from './chart-parts.ts';
import { triggerLines, triggerText } from './trigger-text.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** Line heights: of a state's name, and of other text. */
export const NAME_LINE = 16;
export const SMALL_LINE = 14;

/** The space between a state's border and its text. */
export const PADDING = { x: 10, y: 6 } as const;

/** The indent of transitions without a target, below the state's name. */
export const INDENT = 10;

/** The space between a state's border and its child states. */
export const INSET = 12;

/** The width kept free for the mark of an active or visited state. */
export const MARK = 18;

/** The diameter of an initial state. */
const DOT = 10;
const MIN_WIDTH = 56;

/** The sizes of the fonts: `--text-sm`, which is bold, and `--text-xs`. */
const NAME_FONT = 12;
const SMALL_FONT = 11;

/** The relative width of bold text. */
const BOLD = 1.1;

/** The average character widths, relative to the font size. */
const NARROW = 0.36;
const USUAL = 0.6;
const WIDE = 0.75;

/** The minimum size of a node's own text, without its children. */
export function nodeSize({ type, name, stays }: ChartNodePart): Size {
  if (type === 'initial') return { width: DOT, height: DOT };
  const lines = stays.map((stay) => INDENT + textWidth(triggerText(stay), SMALL_FONT));
  return {
    width: Math.max(MIN_WIDTH, MARK + textWidth(name, NAME_FONT * BOLD), ...lines) + 2 * PADDING.x,
    height: NAME_LINE + stays.length * SMALL_LINE + 2 * PADDING.y,
  };
}

/** The size of an edge's label; null if it has none. */
export function labelSize(triggers: readonly Trigger[]): Size | null {
  const lines = triggerLines(triggers);
  if (lines.length === 0) return null;
  return {
    width: Math.max(...lines.map((line) => textWidth(line, SMALL_FONT))) + 8,
    height: lines.length * SMALL_LINE + 2,
  };
}

function textWidth(text: string, font: number): number {
  return Math.ceil([...text].reduce((width, one) => width + characterWidth(one), 0) * font);
}

function characterWidth(character: string): number {
  if (/[ijlft[\](){}.,:;'| ]/.test(character)) return NARROW;
  return /[A-Zmw_…]/.test(character) ? WIDE : USUAL;
}
