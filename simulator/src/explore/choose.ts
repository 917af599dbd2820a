import fc from 'fast-check';

/** Choices that are the same for the same seed. */
export interface Choose {
  /** One of several, each as likely. */
  of<Item>(items: readonly Item[]): Item;
  /** One of several, each as likely as its weight says. Null if there is none. */
  weighted<Item>(items: readonly Weighted<Item>[]): Item | null;
  /** True once in so many times. */
  oneIn(count: number): boolean;
}

export interface Weighted<Item> {
  readonly item: Item;
  readonly weight: number;
}

/** How many numbers are drawn at once. */
const BATCH = 1000;

export function createChoose(seed: number): Choose {
  let batches = 0;
  let numbers: number[] = [];

  /** From 0 up to a limit. */
  function next(limit: number): number {
    if (numbers.length === 0) {
      numbers = fc.sample(fc.nat(), { seed: seed + batches, numRuns: BATCH, unbiased: true });
      batches += 1;
    }
    return ((numbers.pop() ?? 0) / 2 ** 31) * limit;
  }

  function weighted<Item>(items: readonly Weighted<Item>[]): Item | null {
    let left = next(items.reduce((sum, { weight }) => sum + weight, 0));
    for (const { item, weight } of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return null;
  }

  return {
    of(items) {
      const item = items[Math.floor(next(items.length))];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    weighted,
    oneIn: (count) => next(count) < 1,
  };
}
