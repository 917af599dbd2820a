import { FALLBACK_LANGUAGE, type Language, type LocalizedText, parseLanguage } from '@cangkir/core';
import { i18n } from './i18n.ts';
import { useTranslation } from './use-translation.ts';

/** The language on the screen, and how to read the backend's texts in it. */
export function useLanguage(): {
  readonly language: Language;
  read(text: LocalizedText): string;
} {
  // Renders again when the language changes.
  useTranslation();
  const language = parseLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  return { language, read: (text) => text[language] };
}
