import { expect, test } from 'vitest';
import { periodStatus } from './period.ts';

test.each([
  [999, 'notStarted'],
  [1000, 'active'],
  [1999, 'active'],
  [2000, 'ended'],
] as const)('at %i is %s for a period from 1000 to 2000', (now, status) => {
  expect(periodStatus({ start: 1000, end: 2000 }, now)).toBe(status);
});
