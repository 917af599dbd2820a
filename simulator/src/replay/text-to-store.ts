/** A value as it is stored: a text as it is, anything else as its JSON. */
export function storedText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
