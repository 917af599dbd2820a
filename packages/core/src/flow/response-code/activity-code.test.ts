import fc from 'fast-check';
import { expect, test } from 'vitest';

import { activityVerdict, CLOSED_CODES, ENDED_CODES } from './activity-code.ts';
import { codesOf } from './code-table.ts';

const VERDICTS = [
  [30004, 'notStarted'],
  [120002, 'notStarted'],
  [120103, 'notStarted'],
  [30005, 'ended'],
  [120003, 'ended'],
  [120104, 'ended'],
  [110004, 'ended'],
  [120101, 'downlink'],
] as const;

test.each(VERDICTS)('maps %i to %s', (code, verdict) => {
  expect(activityVerdict(code)).toBe(verdict);
});

test('the codes of an activity, and of a bargain’s helper, are listed apart', () => {
  expect(CLOSED_CODES).toEqual([30004, 30005, 110004, 120002, 120003]);
  expect(ENDED_CODES).toEqual([30005, 110004, 120003]);
  expect(Object.values(codesOf('helper'))).toEqual([120101, 120103, 120104]);
});

test('no other code says anything of an activity', () => {
  const known = new Set<number>(VERDICTS.map(([code]) => code));
  const near = fc
    .constantFrom(...VERDICTS)
    .chain(([code]) => fc.integer({ min: code - 3, max: code + 3 }));
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), near).filter((code) => !known.has(code)),
      (code) => {
        expect(activityVerdict(code)).toBeNull();
      },
    ),
  );
});
