/** The languages, by ISO 639 code, as used by `Intl` and the translations. */
export const LANGUAGES = ['id', 'en', 'zh'] as const;

/** A supported language (specification, section 1). */
export type Language = (typeof LANGUAGES)[number];

/** The fallback language of a text, and the default if the browser's language is not supported (section 9). */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Indonesian is stored under its legacy code: "id" as "in" (section 4). */
export type StoredLanguage = 'in' | 'en' | 'zh';

export function toStoredLanguage(language: Language): StoredLanguage {
  return language === 'id' ? 'in' : language;
}

/** Parses a stored or foreign tag (`in`, `id-ID`, `zh-Hans-SG`). Null if the language is not supported. */
export function parseLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  if (primary === 'in') return 'id';
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The first supported language of the preferred tags, else the fallback. */
export function chooseLanguage(preferredTags: readonly string[]): Language {
  for (const tag of preferredTags) {
    const language = parseLanguage(tag);
    if (language !== null) return language;
  }
  return FALLBACK_LANGUAGE;
}

/** The locale for dates and plurals (section 9). */
export function localeOf(language: Language): 'id-ID' | 'en-US' | 'zh-CN' {
  const locales = { id: 'id-ID', en: 'en-US', zh: 'zh-CN' } as const;
  return locales[language];
}
