/** The value of a JSON text; the fallback if it is not JSON. */
export function parseJson(text: string, fallback?: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}
