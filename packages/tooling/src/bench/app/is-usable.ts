/// <reference lib="dom" />

/** Runs in a page: whether it is of use. */
export function isUsable(): boolean {
  return performance.getEntriesByName('usable').length > 0;
}
