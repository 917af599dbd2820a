import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

test.each([
  ['at once', 0, 3000],
  ['after half a minute', 30_000, 3000],
  ['from then on', 30_010, 3001],
  ['after five minutes', 300_000, 30_000],
  ['after almost ten minutes', 599_990, 59_999],
  ['after ten minutes', 600_000, 60_000],
  ['forever', 6_000_000, 60_000],
  ['after the clock was set back', -5000, 3000],
])('polls less often %s', (_, waited, interval) => {
  expect(pollInterval(waited)).toBe(interval);
});
