import { type Language, localeOf } from '@cangkir/core';

/** A whole number as a language writes it: `1.250`. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}
