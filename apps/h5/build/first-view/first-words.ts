import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, localeOf } from '@cangkir/core';
import { FIRST_KEYS } from '../../src/first-view/first-keys.ts';
import type { Plural, Words } from '../../src/first-view/read-words.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../src');

/**
 * The words of the first view's texts in a language.
 *
 * @throws Error if one is missing or blank: the first view would show an empty place
 */
export function firstWordsOf(
  language: Language,
  keys: Readonly<Record<string, string>> = FIRST_KEYS,
  readFile: (file: string) => string = readSource,
): Words<string> {
  return Object.fromEntries(
    Object.entries(keys).map(([key, feature]) => {
      const file = `features/${feature}/words.${language}.json`;
      const words: unknown = JSON.parse(readFile(file));
      return [key, textAt(words, key) ?? pluralAt(words, key, language, file)];
    }),
  );
}

function readSource(file: string): string {
  return readFileSync(path.join(SOURCES, file), 'utf8');
}

/** Has every form that the grammar of the language asks for, and the general one for phones that do not know it. */
function pluralAt(words: unknown, key: string, language: Language, file: string): Plural {
  const text = (form: Intl.LDMLPluralRule): string => {
    const found = textAt(words, `${key}_${form}`);
    if (found !== undefined) return found;
    throw new Error(
      `The first view shows ${key}, and ${language} has no text for it: write ${key} or ${key}_${form} in apps/h5/src/${file}, or take it out of apps/h5/src/first-view/first-keys.ts.`,
    );
  };
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  return {
    ...Object.fromEntries(pluralCategories.map((form) => [form, text(form)])),
    other: text('other'),
  };
}

/** A dot in the key separates groups. A blank text is none. */
function textAt(words: unknown, key: string): string | undefined {
  let found: unknown = words;
  for (const name of key.split('.')) {
    found = new Map<string, unknown>(Object.entries(found ?? {})).get(name);
  }
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}
