import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

/** In WIB it is 23:00. */
const NOW = Date.parse('2026-09-04T23:00:00+07:00');

test.each([
  ['2026-09-04T23:30:00+07:00', 'today'],
  ['2026-09-05T00:00:00+07:00', 'today'],
  ['2026-09-05T00:00:01+07:00', 'tomorrow'],
  ['2026-09-06T00:00:00+07:00', 'tomorrow'],
  ['2026-09-06T00:00:01+07:00', 'later'],
])('of what ends at %s is %s', (end, day) => {
  expect(lastDay(Date.parse(end), NOW)).toBe(day);
});
