import type { Random } from '@cangkir/core';
import { createScenarioRandom, type PageRandom, type ScenarioRandom } from '@cangkir/core/testing';

/** Random numbers that can be drawn from a new seed at any time. */
export function createReseedableRandom(
  seed: number,
): ScenarioRandom & { reseed(seed: number): void } {
  let current = createScenarioRandom(seed);
  const drawFrom = (part: (random: ScenarioRandom) => Random): Random => ({
    next: () => part(current).next(),
    uuid: () => part(current).uuid(),
  });
  const pageOf = (phone: 'first' | 'second'): PageRandom => ({
    product: drawFrom((random) => random[phone].product),
    rest: drawFrom((random) => random[phone].rest),
  });
  return {
    first: pageOf('first'),
    second: pageOf('second'),
    backend: drawFrom(({ backend }) => backend),
    reseed(next) {
      current = createScenarioRandom(next);
    },
  };
}
