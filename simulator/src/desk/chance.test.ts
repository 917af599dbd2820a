import { createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createScenarioChance } from '../shared/scenario-chance.ts';
import { createChance } from './chance.ts';

test('without a seed, the numbers are those of the machine', () => {
  const chance = createChance(createSeededRandom(1));
  expect(chance.page('first')).toBeNull();
  expect(chance.backend.next()).toBe(createSeededRandom(1).next());
});

test('a recording draws from a new seed each time, which a scenario draws the same from', () => {
  const chance = createChance(createSeededRandom(1));
  const seeds = [chance.reseed(), chance.reseed()];
  expect(new Set(seeds).size).toBe(2);
  const replayed = createScenarioChance(seeds[1] ?? 0);
  expect([chance.backend.next(), chance.page('first')?.product.uuid()]).toEqual([
    replayed.backend.next(),
    replayed.product.uuid(),
  ]);
});

test('the second phone never draws the numbers of the first', () => {
  const chance = createChance(createSeededRandom(1));
  chance.reseed();
  expect(chance.page('second')).toBeNull();
});

test('null gives the machine’s numbers back', () => {
  const chance = createChance(createSeededRandom(1));
  chance.seed(42);
  chance.seed(null);
  expect(chance.page('first')).toBeNull();
});
