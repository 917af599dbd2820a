import type { Random } from '@cangkir/core';
import { createStoryChance, type PageChance, type StoryChance } from '../shared/story-chance.ts';

/** The chance of the phones and of the backend: the machine's, or the same each time. */
export interface Chance {
  readonly backend: Random;
  /** What a page that is loaded now takes; null for the machine's. */
  page(): PageChance | null;
  /** Makes it the same each time for a seed; null gives back the machine's. */
  seed(seed: number | null): void;
}

export function createChance(machine: Random): Chance {
  let story: StoryChance | null = null;
  const backend = () => story?.backend ?? machine;

  return {
    backend: { next: () => backend().next(), uuid: () => backend().uuid() },
    page: () => story,
    seed(seed) {
      story = seed === null ? null : createStoryChance(seed);
    },
  };
}
