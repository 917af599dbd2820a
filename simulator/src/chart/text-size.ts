/**
 * How large text is, about. A chart is laid out where nothing can measure text, for every system's own
 * font: the widths are those of a wide one, and the height is that of a line with its leading. CSS pixels.
 */
export const NAME_LINE = 16;
export const SMALL_LINE = 14;

/** Of a character, in parts of the size of the font. */
const NARROW = 0.34;
const USUAL = 0.58;
const WIDE = 0.74;

/** The size of a state's name and of all else: `--text-sm` and `--text-xs`. */
const NAME_SIZE = 12;
const SMALL_SIZE = 11;

/** The name of a state is bold. */
const BOLD = 1.06;

export function nameWidth(text: string): number {
  return charactersWidth(text) * NAME_SIZE * BOLD;
}

export function smallWidth(text: string): number {
  return charactersWidth(text) * SMALL_SIZE;
}

function charactersWidth(text: string): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/[ijlft[\](){}.,:;'| ]/.test(character)) return NARROW;
  return /[A-Zmw_…]/.test(character) ? WIDE : USUAL;
}
