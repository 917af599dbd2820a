/**
 * How large the parts of a chart are, for the layout and for the drawing. CSS pixels. Nothing can measure text
 * where a chart is laid out, and every system has a font of its own, so that its width is that of a wide one.
 */
import type { Box, Trigger } from './chart.types.ts';
import type { ChartNodePart } from './chart-parts.ts';
import { triggerLines, triggerText } from './trigger-text.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** The height of a line: of a state's name, and of all else. */
export const NAME_LINE = 16;
export const SMALL_LINE = 14;

/** From the rim of a state to its words. */
export const PADDING = { x: 10, y: 6 } as const;

/** What a state hears without leaving stands a little to the right of its name. */
export const INDENT = 10;

/** From the rim of a state to the states in it. */
export const INSET = 12;

/** Room for the mark that says that a state is active, or was visited. */
export const MARK = 18;

const DOT = 10;
const LEAST_WIDTH = 56;

/** The sizes of the fonts: `--text-sm`, which is bold, and `--text-xs`. */
const NAME_FONT = 12;
const SMALL_FONT = 11;

/** How much wider a text is that is bold. */
const BOLD = 1.1;

/** How wide a character is, in parts of the size of its font. */
const NARROW = 0.36;
const USUAL = 0.6;
const WIDE = 0.75;

/** What others lie in has this size at least, above them. */
export function nodeSize({ type, name, stays }: ChartNodePart): Size {
  if (type === 'initial') return { width: DOT, height: DOT };
  const lines = stays.map((stay) => INDENT + textWidth(triggerText(stay), SMALL_FONT));
  return {
    width:
      Math.max(LEAST_WIDTH, MARK + textWidth(name, NAME_FONT * BOLD), ...lines) + 2 * PADDING.x,
    height: NAME_LINE + stays.length * SMALL_LINE + 2 * PADDING.y,
  };
}

/** The size of what stands at an edge; null where nothing does. */
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
