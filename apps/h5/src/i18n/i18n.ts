import { type Language, parseLanguage } from '@cangkir/core';
import i18next, { type i18n as I18n } from 'i18next';

/** A namespace a feature; `common` comes with the first screen, `catalogue` with those that need its words. */
export type Namespace =
  | 'common'
  | 'bargain'
  | 'catalogue'
  | 'check-in'
  | 'claim'
  | 'community'
  | 'coupon'
  | 'outcome'
  | 'login'
  | 'referral'
  | 'status'
  | 'vouchers';

/** The words of a namespace in a language. */
export type Words = Readonly<Record<string, unknown>>;

/**
 * The words that a first screen needs, each a chunk of its own. The list is part of the first load, so the
 * other words have one that is not.
 */
const WORDS = import.meta.glob<Words>(
  '../locales/*/{common,claim,outcome,login,status,vouchers}.json',
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
      i18n.addResourceBundle(language, namespace, await loadWords(language, namespace));
    }),
  );
}

async function loadWords(language: Language, namespace: Namespace): Promise<Words | undefined> {
  const file = `../locales/${language}/${namespace}.json`;
  const loadFirst = WORDS[file];
  if (loadFirst !== undefined) return loadFirst();
  const { LATER_WORDS } = await import('./later-words.ts');
  return LATER_WORDS[file]?.();
}
