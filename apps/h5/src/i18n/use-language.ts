import { FALLBACK_LANGUAGE, type Language, type LocalizedText, parseLanguage } from '@cangkir/core';
import { i18n } from './i18n.ts';
import { useTranslation } from './use-translation.ts';

/** The language on the screen, and how to read the backend's texts in it. */
export function useLanguage(): {
  readonly language: Language;
  read(text: LocalizedText): string;
  /** Several texts in one line. */
  readAll(texts: readonly LocalizedText[]): string;
} {
  const { t } = useTranslation();
  const language = parseLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  const read = (text: LocalizedText) => text[language];
  return { language, read, readAll: (texts) => texts.map(read).join(t('separator')) };
}
