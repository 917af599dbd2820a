import { type Language, localeOf } from '@cangkir/core';

/** A text for each plural form of its language. */
export interface Plural extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string;
}

/** Texts by key. */
export type Messages<Key extends string> = Readonly<Record<Key, string | Plural>>;

/** Reads the text of a key, with values in the places of their names. */
export type Reader<Key extends string> = (
  key: Key,
  values: Readonly<Record<string, string | number>>,
) => string;

/**
 * Reads messages as i18next does, before it is there: `{{name}}` stands for a value, and `count` chooses the plural. Where
 * the browser does not know the language and asks for the plural form of another one, that is the general one.
 */
export function createReader<Key extends string>(
  messages: Messages<Key>,
  language: Language,
): Reader<Key> {
  const plurals = new Intl.PluralRules(localeOf(language));

  return (key, values) => {
    const found = messages[key];
    const text =
      typeof found === 'string'
        ? found
        : (found[plurals.select(Number(values['count']))] ?? found.other);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
