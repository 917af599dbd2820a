import { LANGUAGES } from '@cangkir/core';
import type { InLanguages } from '../../src/first-view/first-views.types.ts';
import { inEach } from './screen-files.ts';
import { shapeOf } from './shape.ts';

/**
 * The shape of some HTML, and its texts in every language.
 *
 * @throws Error if the shape differs
 */
export function sharedShape(html: InLanguages, what: string) {
  const shapes = inEach((language) => shapeOf(html[language]));
  if (LANGUAGES.some((language) => shapes[language].html !== shapes.id.html)) {
    throw new Error(`The first view of ${what} has another shape in another language.`);
  }
  const inLanguages = shapes.id.texts.map((_, index) =>
    inEach((language) => shapes[language].texts[index] ?? ''),
  );
  return { html: shapes.id.html, inLanguages };
}
