import { createScenarioRandom, createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createRandomness } from './randomness.ts';

test('without a seed, the numbers are those of the machine', () => {
  const randomness = createRandomness(createSeededRandom(1));
  expect(randomness.page('first')).toBeNull();
  expect(randomness.backend.next()).toBe(createSeededRandom(1).next());
});

test('a recording draws from a new seed each time, which a scenario draws the same from', () => {
  const randomness = createRandomness(createSeededRandom(1));
  const seeds = [randomness.reseed(), randomness.reseed()];
  expect(new Set(seeds).size).toBe(2);
  const replayed = createScenarioRandom(seeds[1] ?? 0);
  expect([randomness.backend.next(), randomness.page('first')?.product.uuid()]).toEqual([
    replayed.backend.next(),
    replayed.first.product.uuid(),
  ]);
});

test('the second phone draws from the seed, too, and other numbers than the first', () => {
  const randomness = createRandomness(createSeededRandom(1));
  const { second } = createScenarioRandom(randomness.reseed());
  const drawn = randomness.page('second')?.product.uuid();
  expect(drawn).toBe(second.product.uuid());
  expect(drawn).not.toBe(randomness.page('first')?.product.uuid());
});

test('null gives the machine’s numbers back', () => {
  const randomness = createRandomness(createSeededRandom(1));
  randomness.seed(42);
  randomness.seed(null);
  expect(randomness.page('first')).toBeNull();
});
