import { expect, test } from 'vitest';
import { measureRate } from './rate.ts';

/** A run that takes so long each time, the last for ever, and does ten. */
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

test('a rate is how many are done in a second', async () => {
  const { run, now } = startRunning(100);
  expect(await measureRate(run, now)).toBe(100);
});

test('what takes its time to begin, or is held up now and then, is as fast as it is mostly', async () => {
  const { run, now } = startRunning(500, 3000, 1000, 2000, 1000);
  expect(await measureRate(run, now)).toBe(10);
});

test('what answers later is waited for', async () => {
  const { run, now } = startRunning(100);
  expect(await measureRate(async () => run(), now)).toBe(100);
});
