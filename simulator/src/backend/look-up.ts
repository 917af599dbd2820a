/** The entry under an untrusted key; `__proto__` and the like are not found. */
export function lookUp<Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null;
}
