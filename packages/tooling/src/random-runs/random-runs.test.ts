import { expect, test } from 'vitest';
import { randomRuns } from './random-runs.ts';

test('random runs use one fixed seed, and as many walks as the machines need, by default', () => {
  expect(randomRuns({})).toEqual({ seed: 20_261_121, walks: 1_000 });
});

test('random runs follow the environment', () => {
  expect(randomRuns({ SEED: '7', WALKS: '100' })).toEqual({ seed: 7, walks: 100 });
});

test.each(['', '0', '-1', '1.5', '1e3', 'many', '1234567890'])(
  'random runs refuse %j as a number',
  (text) => {
    expect(() => randomRuns({ WALKS: text })).toThrow('WALKS must be a whole number from 1');
    expect(() => randomRuns({ SEED: text })).toThrow('SEED must be a whole number from 1');
  },
);
