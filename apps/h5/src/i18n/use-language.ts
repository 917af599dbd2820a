import type { Language, LocalizedText } from '@cangkir/core';
import { parseLanguage } from '@cangkir/core';
import { useTranslation } from 'react-i18next';

/** The language on the screen, and how to read a text of the backend in it. */
export function useLanguage(): { language: Language; read(text: LocalizedText): string } {
  const { i18n } = useTranslation();
  const language = parseLanguage(i18n.language) ?? 'en';
  return { language, read: (text) => text[language] };
}
