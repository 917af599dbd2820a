/** The maximum length of a body. The largest of the contract, a prize’s form, has 15 KB in Chinese. */
export const MAX_BODY = 64 * 1024;

/** The maximum depth of objects and lists. The contract’s bodies are two deep. */
export const MAX_DEPTH = 16;

/** The maximum number of commas: keys and items, apart from the first ones. */
export const MAX_ENTRIES = 1000;

/**
 * Strings of JSON, and the brackets and commas between them. An open string matches to its end, so that the search
 * stays linear.
 */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|[[\]{},]/g;

/** Whether a JSON text is small enough to be parsed and processed recursively. Takes linear time. */
export function isWithinLimits(text: string): boolean {
  if (text.length > MAX_BODY) return false;
  let depth = 0;
  let entries = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === ',') entries += 1;
    if (depth > MAX_DEPTH || entries > MAX_ENTRIES) return false;
  }
  return true;
}
