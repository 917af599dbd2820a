import type { Random } from '../platform/random.ts';

/** Separates identifiers from the numbers of the same seed. */
const IDENTIFIERS = 0x9e3779b9;

/** Repeatable randomness: the same seed gives the same values. Numbers and identifiers are independent sequences. */
export function createSeededRandom(seed: number): Random {
  const draw = createNumbers(seed ^ IDENTIFIERS);

  /** 32 bits, as 8 digits. */
  function word(): string {
    return Math.floor(draw() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  }

  return {
    next: createNumbers(seed),
    uuid() {
      const hex = [word(), word(), word(), word()].join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** Numbers in `[0, 1)` (mulberry32). */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
