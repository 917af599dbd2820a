/**
 * A view of a storage area under a prefix: two phones share an origin, but not their data.
 *
 * @param foreign The prefix of keys outside this view.
 */
export function createStorageView(area: Storage, prefix: string, foreign: string | null): Storage {
  function keys(): readonly string[] {
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
      .filter((key) => key.startsWith(prefix) && (foreign === null || !key.startsWith(foreign)))
      .map((key) => key.slice(prefix.length))
      .sort();
  }

  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => area.getItem(prefix + key),
    setItem: (key, value) => area.setItem(prefix + key, value),
    removeItem: (key) => area.removeItem(prefix + key),
    clear() {
      for (const key of keys()) area.removeItem(prefix + key);
    },
  };
}
