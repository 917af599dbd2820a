/** The schema library's names of kinds, in words for people. */
const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

/** The expected kinds and values of a schema, in readable form. The library writes them as `("a" | ("b" | string))`. */
export function expectedKinds(expected: string): readonly string[] {
  return [...expected.matchAll(/"[^"]*"|[^\s()|]+/g)].map(([name]) => KINDS[name] ?? name);
}
