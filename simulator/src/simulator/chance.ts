import type { Random } from '@cangkir/core';
import { createSeededRandom } from '@cangkir/core/testing';

/** What a page takes in place of the machine's chance. */
export interface PageChance {
  /** What the product decides by. */
  readonly product: Random;
  /** What all else of the page draws, as often as it likes: the ids of a library, say. */
  readonly rest: Random;
}

/** The chance of the phones and of the backend: the machine's, or the same each time. */
export interface Chance {
  readonly backend: Random;
  /** What a page that is loaded now takes; null for the machine's. */
  page(): PageChance | null;
  /** Makes it the same each time for a seed; null gives back the machine's. */
  seed(seed: number | null): void;
}

export function createChance(machine: Random): Chance {
  let backend = machine;
  let page: PageChance | null = null;

  return {
    backend: { next: () => backend.next(), uuid: () => backend.uuid() },
    page: () => page,
    seed(seed) {
      // The backend has its own, so that what a page draws changes nothing that the backend gives.
      backend = seed === null ? machine : createSeededRandom(seed + 1);
      page = seed === null ? null : pageChance(seed);
    },
  };
}

function pageChance(seed: number): PageChance {
  return { product: createSeededRandom(seed), rest: createSeededRandom(seed + 2) };
}
