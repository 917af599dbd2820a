import { expect, test } from 'vitest';
import { latestSummaryYear, summaryYear } from './summary-year.ts';

const at = (moment: string) => Date.parse(moment);

test.each([
  ['2026-11-30T23:59:59.999+07:00', 2025],
  ['2026-12-01T00:00:00+07:00', 2026],
  ['2026-12-31T23:59:59.999+07:00', 2026],
  ['2027-01-01T00:00:00+07:00', 2026],
])('at %s the latest year is %i', (moment, year) => {
  expect(latestSummaryYear(at(moment))).toBe(year);
});

test.each([
  ['2024', 2024],
  ['2025', 2025],
  // The year is not over yet.
  ['2026', 2025],
  ['2099', 2025],
  ['', 2025],
  ['1999', 2025],
  ['20245', 2025],
  ['x2024', 2025],
  ['2024x', 2025],
])('%j in a link means %i', (text, year) => {
  expect(summaryYear(text, at('2026-11-21T13:00:00+07:00'))).toBe(year);
});
