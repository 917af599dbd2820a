/** A record of items, each by its own key. */
export function byKey<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [key(item), item]));
}
