import type { Random } from '@cangkir/core';
import { createSeededRandom } from '@cangkir/core/testing';

/** The chance of the phones and of the backend: the machine's, or the same each time. */
export interface Chance {
  readonly backend: Random;
  /** What a page that is loaded now takes in place of the machine's; null for none. */
  page(): Random | null;
  /** Makes it the same each time for a seed; null gives back the machine's. */
  seed(seed: number | null): void;
}

export function createChance(machine: Random): Chance {
  let backend = machine;
  let page: Random | null = null;

  return {
    backend: { next: () => backend.next(), uuid: () => backend.uuid() },
    page: () => page,
    seed(seed) {
      // The backend has its own, so that what a page draws changes nothing that the backend gives.
      backend = seed === null ? machine : createSeededRandom(seed + 1);
      page = seed === null ? null : createSeededRandom(seed);
    },
  };
}
