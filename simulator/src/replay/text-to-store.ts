/** A value as it is stored: a text as it is, anything else as its JSON. */
export function storedText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Values as they are stored, by key. */
export function storedTexts(
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, storedText(value)]));
}
