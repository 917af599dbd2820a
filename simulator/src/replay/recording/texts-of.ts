/** Every text of a JSON value, its keys among them. */
export function textsOf(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  collect(value, texts);
  return texts;
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (!Array.isArray(value)) texts.add(key);
    collect(entry, texts);
  }
}
