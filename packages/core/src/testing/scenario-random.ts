import type { Random } from '../platform/random.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The random numbers that replace the machine's in a page. */
export interface PageRandom {
  /** What the product decides by. */
  readonly product: Random;
  /** What decides nothing, however often it is drawn: the ids of the bridge, or of a library. */
  readonly rest: Random;
}

/** The random numbers of a scenario: the same in every run. No part's draws change another part's. */
export interface ScenarioRandom {
  /** What the first phone's page draws. */
  readonly first: PageRandom;
  readonly second: PageRandom;
  /** What the backend decides by. */
  readonly backend: Random;
}

/** The random numbers of a scenario: the same on every driver. */
export function createScenarioRandom(seed: number): ScenarioRandom {
  return {
    first: { product: createSeededRandom(seed), rest: createSeededRandom(seed + 2) },
    second: { product: createSeededRandom(seed + 3), rest: createSeededRandom(seed + 4) },
    backend: createSeededRandom(seed + 1),
  };
}
