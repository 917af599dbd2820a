/** The schema library's names of kinds, in words for people. */
const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

/** The kinds and values that a schema expects, for people. The library writes them as `("a" | ("b" | string))`. */
export function expectedKinds(expected: string): readonly string[] {
  return [...expected.matchAll(/"[^"]*"|[^\s()|]+/g)].map(([name]) => KINDS[name] ?? name);
}
