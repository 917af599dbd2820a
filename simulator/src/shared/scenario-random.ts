import type { Random } from '@cangkir/core';
import { createSeededRandom } from '@cangkir/core/testing';

/** The random numbers of a scenario: the same in every run. No part's draws change another part's. */
export interface ScenarioRandom {
  /** What the product decides by. */
  readonly product: Random;
  /** What the backend decides by. */
  readonly backend: Random;
  /** What decides nothing, however often it is drawn: the ids of the bridge, or of a library. */
  readonly rest: Random;
}

/** The random numbers that replace the machine's in a page. */
export type PageRandom = Pick<ScenarioRandom, 'product' | 'rest'>;

/** The same on every driver, so that each decides alike. */
export function createScenarioRandom(seed: number): ScenarioRandom {
  return {
    product: createSeededRandom(seed),
    backend: createSeededRandom(seed + 1),
    rest: createSeededRandom(seed + 2),
  };
}

/** Random numbers that can be drawn from a new seed at any time. */
export function createReseedableRandom(
  seed: number,
): ScenarioRandom & { reseed(seed: number): void } {
  let current = createScenarioRandom(seed);
  const drawFrom = (part: keyof ScenarioRandom): Random => ({
    next: () => current[part].next(),
    uuid: () => current[part].uuid(),
  });
  return {
    product: drawFrom('product'),
    backend: drawFrom('backend'),
    rest: drawFrom('rest'),
    reseed(next) {
      current = createScenarioRandom(next);
    },
  };
}
