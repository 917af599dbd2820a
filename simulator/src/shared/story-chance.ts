import type { Random } from '@cangkir/core';
import { createSeededRandom } from '@cangkir/core/testing';

/** The chance of a story, the same each time. Each part has its own: how often one draws changes no other. */
export interface StoryChance {
  /** What the product decides by. */
  readonly product: Random;
  /** What the backend gives by. */
  readonly backend: Random;
  /** What decides nothing, and is drawn as often as one likes: the ids of the bridge, or of a library. */
  readonly rest: Random;
}

/** What of it a page takes in place of the machine's. */
export type PageChance = Pick<StoryChance, 'product' | 'rest'>;

/** On every driver the same, so that chance decides alike on each. */
export function createStoryChance(seed: number): StoryChance {
  return {
    product: createSeededRandom(seed),
    backend: createSeededRandom(seed + 1),
    rest: createSeededRandom(seed + 2),
  };
}
