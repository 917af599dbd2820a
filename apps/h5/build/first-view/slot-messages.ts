import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, localeOf } from '@cangkir/core';
import type { SlotMessages } from '../../src/first-view/slots.ts';
import type { Plural } from '../../src/i18n/read-messages.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../src');

/**
 * The messages that slots read, in a language.
 *
 * @throws Error if one is missing or blank: the first view would show an empty place
 */
export function slotMessagesOf(
  slots: readonly { readonly messages: Readonly<Partial<Record<string, readonly string[]>>> }[],
  language: Language,
  readFile: (file: string) => string = readSource,
): SlotMessages {
  const folders = new Map<string, Set<string>>();
  for (const { messages } of slots) {
    for (const [folder, keys = []] of Object.entries(messages)) {
      folders.set(folder, new Set([...(folders.get(folder) ?? []), ...keys]));
    }
  }
  return Object.fromEntries(
    [...folders].map(([folder, keys]) => {
      const file = `features/${folder}/messages.${language}.json`;
      const messages: unknown = JSON.parse(readFile(file));
      const textOf = (key: string) =>
        textAt(messages, key) ?? pluralAt(messages, key, language, file);
      return [folder, Object.fromEntries([...keys].map((key) => [key, textOf(key)]))];
    }),
  );
}

function readSource(file: string): string {
  return readFileSync(path.join(SOURCES, file), 'utf8');
}

/** Has every form that the grammar of the language asks for, and the general one for phones that do not know it. */
function pluralAt(messages: unknown, key: string, language: Language, file: string): Plural {
  const text = (form: Intl.LDMLPluralRule): string => {
    const found = textAt(messages, `${key}_${form}`);
    if (found !== undefined) return found;
    throw new Error(
      `The first view shows ${key}, and ${language} has no text for it: write ${key} or ${key}_${form} in apps/h5/src/${file}, or take it out of the *.slots.ts that reads it.`,
    );
  };
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  return {
    ...Object.fromEntries(pluralCategories.map((form) => [form, text(form)])),
    other: text('other'),
  };
}

/** A dot in the key separates groups. A blank text is none. */
function textAt(messages: unknown, key: string): string | undefined {
  let found: unknown = messages;
  for (const name of key.split('.')) {
    found = new Map<string, unknown>(Object.entries(found ?? {})).get(name);
  }
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}
