/**
 * Says which of some items fail by themselves: all, or fewer if the others had no part in it. Null if they do not fail.
 * The items are in the order of the list.
 */
export type Reproduce<Item> = (items: readonly Item[]) => Promise<readonly Item[] | null>;

/**
 * Leaves items out of a list that fails, first halves and then ever smaller chunks (ddmin), until none can be left out
 * alone.
 */
export async function minimize<Item>(
  items: readonly Item[],
  reproduce: Reproduce<Item>,
): Promise<readonly Item[]> {
  let left = items;
  let size = Math.ceil(left.length / 2);
  while (left.length > 0) {
    const fewer = await withoutChunks(left, size, reproduce);
    if (size === 1 && fewer.length === left.length) return left;
    left = fewer;
    size = Math.max(1, Math.min(Math.ceil(size / 2), left.length));
  }
  return left;
}

/** Leaves out each chunk of a size in turn, the last one first: what follows from an item comes after it. */
async function withoutChunks<Item>(
  items: readonly Item[],
  size: number,
  reproduce: Reproduce<Item>,
): Promise<readonly Item[]> {
  let left = items;
  let end = left.length;
  while (end > 0) {
    const start = Math.max(0, end - size);
    const kept = await reproduce([...left.slice(0, start), ...left.slice(end)]);
    left = kept ?? left;
    end = Math.min(start, left.length);
  }
  return left;
}
