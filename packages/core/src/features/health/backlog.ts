/** Keeps items until somebody takes them. */
export interface Backlog<Item> {
  add(item: Item): void;
  /**
   * Hands over what was kept, and from then on what comes.
   *
   * @returns How many items were forgotten: there were too many.
   */
  passTo(take: (item: Item) => void): number;
}

/**
 * @param most How many items are kept.
 * @param forget Which of too many items is forgotten.
 */
export function createBacklog<Item>(most: number, forget: 'first' | 'last'): Backlog<Item> {
  const kept: Item[] = [];
  let forgotten = 0;
  let take = (item: Item): void => {
    kept.push(item);
    if (kept.length <= most) return;
    const left = forget === 'first' ? kept.shift() : kept.pop();
    // The same item may come twice.
    if (!kept.some((each) => each === left)) forgotten += 1;
  };
  return {
    add: (item) => take(item),
    passTo(next) {
      take = next;
      for (const item of kept.splice(0)) next(item);
      return forgotten;
    },
  };
}
