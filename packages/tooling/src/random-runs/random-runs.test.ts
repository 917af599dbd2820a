import { expect, test } from 'vitest';
import { randomRuns } from './random-runs.ts';

test('the usual runs begin at one seed, with as many walks as the machines need', () => {
  expect(randomRuns({})).toEqual({ seed: 20_261_121, walks: 10_000 });
});

test('the environment says otherwise', () => {
  expect(randomRuns({ SEED: '7', WALKS: '100' })).toEqual({ seed: 7, walks: 100 });
});

test.each(['', '0', '-1', '1.5', '1e3', 'many', '1234567890'])(
  '%j is no number of runs',
  (text) => {
    expect(() => randomRuns({ WALKS: text })).toThrow('WALKS is a number from 1 on');
    expect(() => randomRuns({ SEED: text })).toThrow('SEED is a number from 1 on');
  },
);
