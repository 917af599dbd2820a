import type { Random } from '@cangkir/core';
import { createScenarioRandom, type PageRandom, type ScenarioRandom } from '@cangkir/core/testing';
import type { PhoneName } from '../settings/settings.ts';

/** Beyond the largest seed, which is a whole number of 31 bits. */
const SEEDS = 2 ** 31;

/** The random numbers of the phones and of the backend: the machine's, or those of a seed. */
export interface Randomness {
  readonly backend: Random;
  /** What a page that is loaded on a phone now draws from. Null: the machine. */
  page(phone: PhoneName): PageRandom | null;
  /** Draws from a seed from here on; null: from the machine. */
  seed(seed: number | null): void;
  /** Draws from a new random seed from here on, and returns it: a recording replays with it. */
  reseed(): number;
}

export function createRandomness(machine: Random): Randomness {
  let seeded: ScenarioRandom | null = null;
  const backend = () => seeded?.backend ?? machine;

  function seed(next: number | null): void {
    seeded = next === null ? null : createScenarioRandom(next);
  }

  return {
    backend: { next: () => backend().next(), uuid: () => backend().uuid() },
    page: (phone) => seeded?.[phone] ?? null,
    seed,
    reseed() {
      const next = Math.floor(machine.next() * SEEDS);
      seed(next);
      return next;
    },
  };
}
