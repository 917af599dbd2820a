import { type Language, parseLanguage } from '@cangkir/core';
import i18next, { type i18n as I18n } from 'i18next';

/** A namespace a feature; `common` comes with the first screen, `catalogue` with those that need its words. */
export type Namespace =
  | 'common'
  | 'catalogue'
  | 'claim'
  | 'coupon'
  | 'outcome'
  | 'login'
  | 'status'
  | 'vouchers';

/** The words of one namespace in one language, each a chunk of its own. */
const LOCALES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../locales/*/*.json', '!../locales/*/start.json'],
  { import: 'default' },
);

/** The translations. The locale files are complete (a check of the build): no fallback is loaded beside. */
export const i18n: I18n = i18next.createInstance();

const inUse = new Set<Namespace>();

/** Starts the translations in one language. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    // A problem is told in the common words, or in those of the features.
    fallbackNS: 'catalogue',
    interpolation: { escapeValue: false },
  });
  await loadNamespaces(['common']);
}

/** Loads the words of some features in the language on the screen. Rejects when they do not arrive. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const language = parseLanguage(i18n.language);
  for (const namespace of namespaces) inUse.add(namespace);
  if (language !== null) await load(language, namespaces);
}

/** Loads all words in use in another language, so that it changes at once. Rejects likewise. */
export async function loadLanguage(language: Language): Promise<void> {
  let loaded = 0;
  // A screen that is opened meanwhile brings more into use.
  while (loaded < inUse.size) {
    loaded = inUse.size;
    await load(language, [...inUse]);
  }
}

/** Changes the language on the screen, once its words are there. Rejects when they do not arrive. */
export async function showLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  await i18n.changeLanguage(language);
}

async function load(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const words = await LOCALES[`../locales/${language}/${namespace}.json`]?.();
      i18n.addResourceBundle(language, namespace, words);
    }),
  );
}
