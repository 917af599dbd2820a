/** An object of a JSON text. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells an object from all else that JSON knows: a list is none, and neither is null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
