import { formatNumber } from '../../format/number.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Formats whole numbers in the language on the screen: `1.250`. */
export function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => formatNumber(value, language);
}
