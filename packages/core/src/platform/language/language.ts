/** The languages, by ISO 639 code: what `Intl` and the translations see. */
export const LANGUAGES = ['id', 'en', 'zh'] as const;

/** A language that the product speaks (specification, section 1). */
export type Language = (typeof LANGUAGES)[number];

/** The language that a text falls back to, and the default where the browser's is none of ours (section 9). */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Indonesian is stored under its former code (section 4: set to "id" is stored as "in"). */
export type StoredLanguage = 'in' | 'en' | 'zh';

/** How a language is stored. */
export function toStoredLanguage(language: Language): StoredLanguage {
  return language === 'id' ? 'in' : language;
}

/** The language of a stored or foreign tag (`in`, `id-ID`, `zh-Hans-SG`), or null where it is none of ours. */
export function parseLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  if (primary === 'in') return 'id';
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The first of the person's preferred tags that we speak, else the fallback. */
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
