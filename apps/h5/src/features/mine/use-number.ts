import { localeOf } from '@cangkir/core';
import { useLanguage } from '../../i18n/use-language.ts';

/** Formats whole numbers in the language on the screen: `1.250`. */
export function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => new Intl.NumberFormat(localeOf(language)).format(value);
}
