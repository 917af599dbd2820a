/** The entry under a key that somebody outside chose, which `__proto__` and the like are not. */
export function lookUp<Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null;
}
