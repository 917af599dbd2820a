import { expect, test } from 'vitest';
import { measureRate } from './rate.ts';

/** A run with these durations, the last repeated forever, that does ten each time. */
function startRunning(...durations: readonly number[]) {
  let now = 0;
  let runs = 0;
  return {
    now: () => now,
    run() {
      now += durations[Math.min(runs, durations.length - 1)] ?? 0;
      runs += 1;
      return 10;
    },
  };
}

test('counts how many are done per second', async () => {
  const { run, now } = startRunning(100);
  expect(await measureRate(run, now)).toBe(100);
});

test('ignores a slow start and occasional delays', async () => {
  const { run, now } = startRunning(500, 3000, 1000, 2000, 1000);
  expect(await measureRate(run, now)).toBe(10);
});

test('waits for asynchronous runs', async () => {
  const { run, now } = startRunning(100);
  expect(await measureRate(async () => run(), now)).toBe(100);
});
