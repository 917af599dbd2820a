import { type Language, parseLanguage } from '@cangkir/core';
import i18next, { type i18n as I18n } from 'i18next';
import { type Namespace, SHARED_NAMESPACES } from './namespaces.ts';

type Messages = Readonly<Record<string, unknown>>;

/** Every file of messages, by its path. Those of the start are in the bundle. */
const FILES = import.meta.glob<Messages>(['../**/messages.*.json', '!../start/*'], {
  import: 'default',
});

/** Loads the messages of a folder in a language, by the two: `claim/messages.id.json`. */
const LOADERS = new Map(
  Object.entries(FILES).map(([file, load]) => [file.split('/').slice(-2).join('/'), load]),
);

/** The translations. Every language has every text, which a guard checks: no fallback is loaded. */
export const i18n: I18n = i18next.createInstance();

const inUse = new Set<Namespace>();

/** Starts the translations in one language, which is known at once. Rejects when the messages do not arrive. */
export async function startI18n(language: Language): Promise<void> {
  void i18n.init({
    lng: language,
    initAsync: false,
    fallbackLng: false,
    ns: [],
    defaultNS: 'frame',
    interpolation: { escapeValue: false },
  });
  await loadNamespaces(SHARED_NAMESPACES);
}

/** Loads the messages of some folders in the language on the screen. Rejects when they do not arrive. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  // Such a part may load before the start.
  if (namespaces.length === 0) return;
  const language = parseLanguage(i18n.language);
  for (const namespace of namespaces) inUse.add(namespace);
  if (language !== null) await load(language, namespaces);
}

/** Loads all messages in use in another language, so that it changes at once. Rejects likewise. */
export async function loadLanguage(language: Language): Promise<void> {
  let loaded = 0;
  // A screen that opens meanwhile brings more into use.
  while (loaded < inUse.size) {
    loaded = inUse.size;
    await load(language, [...inUse]);
  }
}

/** Changes the language on the screen, once its messages are there. Rejects when they do not arrive. */
export async function showLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  await i18n.changeLanguage(language);
}

async function load(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const messages = await LOADERS.get(`${namespace}/messages.${language}.json`)?.();
      i18n.addResourceBundle(language, namespace, messages);
    }),
  );
}
