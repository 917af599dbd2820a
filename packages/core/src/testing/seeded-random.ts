import type { Random } from '../ports/random.ts';

/** Chance that repeats itself: the same seed gives the same numbers (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** 32 bits, as 8 digits. */
  function word(): string {
    return Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  }

  return {
    next,
    uuid() {
      const hex = [word(), word(), word(), word()].join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
