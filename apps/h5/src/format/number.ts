import { type Language, localeOf } from '@cangkir/core';
import { oncePerLanguage } from './once-per-language.ts';

const formatterIn = oncePerLanguage((language) => new Intl.NumberFormat(localeOf(language)));

/** A whole number as a language writes it: `1.250`. */
export function formatNumber(value: number, language: Language): string {
  return formatterIn(language).format(value);
}
