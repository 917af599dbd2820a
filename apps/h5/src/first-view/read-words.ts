import { type Language, localeOf } from '@cangkir/core';

/** Texts by key, some in groups. */
interface Words {
  readonly [key: string]: string | Words;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Reads words as i18next does, before it is there: `{{name}}` stands for a value, and `count` chooses the plural. A dot
 * in the key separates groups.
 */
export function createReader(words: Words, language: Language) {
  const plurals = new Intl.PluralRules(localeOf(language));

  return (key: string, values: Values = {}): string => {
    const { count } = values;
    const plural = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    return textAt(words, plural).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name]),
    );
  };
}

function textAt(words: Words, key: string): string {
  let found: string | Words | undefined = words;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : '';
}
