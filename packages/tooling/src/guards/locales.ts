/** The texts of one namespace in one language, nested as in its file. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** i18next's plural suffixes. The language's grammar decides which ones it has. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The placeholders that a translator must keep: variables such as `{{amount}}`, tags such as `<terms>`. */
const PLACEHOLDER = /\{\{.+?\}\}|<\/?\w+\/?>/g;

/**
 * Finds what keeps the languages from being complete and alike: a key that one has and another has
 * not, an empty text, a plural form missing or too many, other variables or tags.
 *
 * @param languages the texts by language code
 * @returns one sentence per gap; empty if none
 */
export function findGaps(languages: Readonly<Record<string, Texts>>): string[] {
  const flat = Object.entries(languages).map(
    ([language, texts]) => [language, new Map(flatten(texts))] as const,
  );
  const keys = new Set(flat.flatMap(([, texts]) => [...texts.keys()].map(withoutPlural)));
  return [...keys].flatMap((key) => [
    ...flat.flatMap(([language, texts]) => gapsOf(language, texts, key)),
    ...placeholderGaps(key, flat),
  ]);
}

function flatten(texts: Texts, prefix = ''): (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

function gapsOf(language: string, texts: ReadonlyMap<string, string>, key: string): string[] {
  const present = formsOf(texts, key);
  if (present.length === 0) return [`${language} lacks ${key}`];
  const wanted = present.includes(key) ? [key] : pluralForms(language, key);
  return [
    ...wanted.filter((form) => !present.includes(form)).map((form) => `${language} lacks ${form}`),
    ...present
      .filter((form) => !wanted.includes(form))
      .map((form) => `${language} has ${form}, which its grammar never asks for`),
    ...present
      .filter((form) => !texts.get(form)?.trim())
      .map((form) => `${language} ${form} is empty`),
  ];
}

function formsOf(texts: ReadonlyMap<string, string>, key: string): string[] {
  return [...texts.keys()].filter((form) => withoutPlural(form) === key);
}

function pluralForms(language: string, key: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${key}_${category}`);
}

type FlatTexts = readonly (readonly [language: string, texts: ReadonlyMap<string, string>])[];

/** Compares only the general form: "one day" may omit its number. */
function placeholderGaps(key: string, flat: FlatTexts): string[] {
  const placeholders = flat.flatMap(([language, texts]) => {
    const text = texts.get(key) ?? texts.get(`${key}_other`);
    return text === undefined ? [] : [[language, placeholdersOf(text)] as const];
  });
  const [first, ...others] = placeholders;
  return others
    .filter(([, found]) => found !== first?.[1])
    .map(([language, found]) => `${language} ${key} has [${found}], ${first?.[0]} [${first?.[1]}]`);
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(PLACEHOLDER))].sort().join(' ');
}
