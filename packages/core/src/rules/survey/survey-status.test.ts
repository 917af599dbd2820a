import { expect, test } from 'vitest';
import { surveyStatus } from './survey-status.ts';

const OPEN = { answeredAt: null, isFull: false, endsAt: 1000 };

test.each([
  [{}, 999, 'open'],
  [{}, 1000, 'ended'],
  [{ isFull: true }, 999, 'full'],
  [{ isFull: true }, 1000, 'ended'],
  [{ answeredAt: 0 }, 999, 'answered'],
  [{ answeredAt: 0, isFull: true }, 999, 'answered'],
  [{ answeredAt: 0, isFull: true }, 1000, 'answered'],
] as const)('with %j at %i it is %s', (facts, now, status) => {
  expect(surveyStatus({ ...OPEN, ...facts }, now)).toBe(status);
});
