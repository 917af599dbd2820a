import { describe, expect, test } from 'vitest';
import { type ColorPair, LINES, TEXTS } from './palette.ts';
import css from './tokens.css?raw';

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

const LIGHT = colorsIn(light);
const DARK = new Map([...LIGHT, ...colorsIn(dark)]);

/** The ratios of WCAG 2.2: 1.4.3 for a text, 1.4.11 for what is no text. */
describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s theme', (_, colors) => {
  test.each(TEXTS)('the text $front can be read on $ground', (pair) => {
    expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LINES)('the line $front is seen on $ground', (pair) => {
    expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(3);
  });
});

test('the dark theme has its own colors', () => {
  expect(colorsIn(dark).size).toBeGreaterThan(0.9 * LIGHT.size);
});

/** The luminance of each color in a style sheet, by the name of its token. */
function colorsIn(sheet: string): ReadonlyMap<string, number> {
  const found = sheet.matchAll(/--color-([\w-]+): #(\w{2})(\w{2})(\w{2});/g);
  return new Map(
    [...found].map(([, name = '', ...channels]) => {
      const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(parseInt(hex, 16) / 255));
      return [name, 0.2126 * red + 0.7152 * green + 0.0722 * blue];
    }),
  );
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** 1 to 21. */
function contrastOf({ front, ground }: ColorPair, colors: ReadonlyMap<string, number>): number {
  const [low = 0, high = 0] = [front, ground]
    .map((name) => colors.get(name) ?? Number.NaN)
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
