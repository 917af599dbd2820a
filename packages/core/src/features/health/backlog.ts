/** Keeps items until somebody takes them. */
export interface Backlog<Item> {
  add(item: Item): void;
  /** Hands over what was kept, and from then on what comes. */
  passTo(take: (item: Item) => void): void;
}

/** @param most How many items are kept. The first ones are. */
export function createBacklog<Item>(most: number): Backlog<Item> {
  const kept: Item[] = [];
  let take = (item: Item): void => {
    if (kept.length < most) kept.push(item);
  };
  return {
    add: (item) => take(item),
    passTo(next) {
      take = next;
      for (const item of kept.splice(0)) next(item);
    },
  };
}
