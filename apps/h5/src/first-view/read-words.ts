import { type Language, localeOf } from '@cangkir/core';

/** Texts by key, in groups. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Values = Readonly<Record<string, string | number>>;

/**
 * Reads words as i18next does, before it is there: `{{name}}` stands for a value, and `count` chooses the plural. The
 * key has its group before the dot.
 */
export function createReader(words: Words, language: Language) {
  const plurals = new Intl.PluralRules(localeOf(language));

  return (key: string, values: Values): string => {
    const [group = '', name = ''] = key.split('.');
    const { count } = values;
    const plural = typeof count === 'number' ? `${name}_${plurals.select(count)}` : name;
    const text = words[group]?.[plural] ?? '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
  };
}
