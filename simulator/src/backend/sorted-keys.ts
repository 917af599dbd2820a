/** What a list of sorted keys asks about an entry, by its key. */
export interface Measures {
  order(key: string): number;
  weight(key: string): number;
}

/** Neighbouring keys, and what they weigh together. */
interface Chunk {
  keys: string[];
  weight: number;
}

/** The maximum number of keys in a chunk. To move one of 100,000 keys, or to add them all up, would take too long. */
const CHUNK = 128;

/**
 * Keys of entries in the order of a number. Equal ones stand as they were added. The entries themselves are elsewhere:
 * a change of one is a removal and an addition.
 */
export class SortedKeys {
  readonly #chunks: Chunk[] = [];
  #size = 0;
  #weight = 0;

  constructor(keys: readonly string[], measures: Measures) {
    const sorted = keys.toSorted((one, other) => measures.order(one) - measures.order(other));
    for (let start = 0; start < sorted.length; start += CHUNK / 2) {
      this.#chunks.push(chunkOf(sorted.slice(start, start + CHUNK / 2), measures));
    }
    this.#size = keys.length;
    this.#weight = this.#chunks.reduce((sum, { weight }) => sum + weight, 0);
  }

  get size(): number {
    return this.#size;
  }

  /** The weight of all keys. */
  get weight(): number {
    return this.#weight;
  }

  add(key: string, measures: Measures): void {
    const order = measures.order(key);
    const index = this.#chunkOf(order, measures);
    const chunk = this.#chunks[index] ?? { keys: [], weight: 0 };
    if (this.#chunks.length === 0) this.#chunks.push(chunk);
    chunk.keys.splice(countUpTo(chunk.keys, order, measures.order), 0, key);
    this.#note(chunk, key, 1, measures);
    if (chunk.keys.length <= CHUNK) return;
    const rest = chunkOf(chunk.keys.splice(CHUNK / 2), measures);
    chunk.weight -= rest.weight;
    this.#chunks.splice(index + 1, 0, rest);
  }

  remove(key: string, measures: Measures): void {
    // Equal ones may fill several chunks.
    for (let index = this.#chunkOf(measures.order(key), measures); index >= 0; index -= 1) {
      const chunk = this.#chunks[index];
      const at = chunk?.keys.lastIndexOf(key) ?? -1;
      if (chunk === undefined || at < 0) continue;
      chunk.keys.splice(at, 1);
      this.#note(chunk, key, -1, measures);
      if (chunk.keys.length === 0) this.#chunks.splice(index, 1);
      return;
    }
  }

  /** The keys after a number, in their order. */
  *after(order: number, measures: Measures): Generator<string> {
    const first = this.#chunkOf(order, measures);
    for (let index = first; index < this.#chunks.length; index += 1) {
      const keys = this.#chunks[index]?.keys ?? [];
      yield* index === first ? keys.slice(countUpTo(keys, order, measures.order)) : keys;
    }
  }

  /** The keys, the last one first. */
  *fromEnd(): Generator<string> {
    for (const { keys } of this.#chunks.toReversed()) yield* keys.toReversed();
  }

  /** The weight of the keys after a number. */
  weightAfter(order: number, measures: Measures): number {
    const first = this.#chunkOf(order, measures);
    const keys = this.#chunks[first]?.keys ?? [];
    let sum = weightOf(keys.slice(countUpTo(keys, order, measures.order)), measures);
    for (let index = first + 1; index < this.#chunks.length; index += 1) {
      sum += this.#chunks[index]?.weight ?? 0;
    }
    return sum;
  }

  /** The last chunk that begins with a key up to a number; the first one if none does. */
  #chunkOf(order: number, measures: Measures): number {
    const count = countUpTo(this.#chunks, order, ({ keys: [first = ''] }) => measures.order(first));
    return Math.max(0, count - 1);
  }

  /** Notes a key that comes (1) or goes (-1). */
  #note(chunk: Chunk, key: string, sign: 1 | -1, measures: Measures): void {
    const change = sign * measures.weight(key);
    chunk.weight += change;
    this.#weight += change;
    this.#size += sign;
  }
}

function chunkOf(keys: string[], measures: Measures): Chunk {
  return { keys, weight: weightOf(keys, measures) };
}

function weightOf(keys: readonly string[], { weight }: Measures): number {
  return keys.reduce((sum, key) => sum + weight(key), 0);
}

/** How many items of a sorted list are not after a number. */
function countUpTo<Item>(
  items: readonly Item[],
  order: number,
  orderOf: (item: Item) => number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && orderOf(item) <= order) low = middle + 1;
    else high = middle;
  }
  return low;
}
