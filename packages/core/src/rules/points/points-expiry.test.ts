import { expect, test } from 'vitest';
import { pointsEnd } from './points-expiry.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-21T13:30:00+07:00', '2027-11-30T23:59:59.999+07:00', 'in the middle of a month'],
  ['2026-11-01T00:00:00+07:00', '2027-11-30T23:59:59.999+07:00', 'at its first moment'],
  ['2026-11-30T23:59:59.999+07:00', '2027-11-30T23:59:59.999+07:00', 'at its last'],
  ['2026-12-31T23:00:00+07:00', '2027-12-31T23:59:59.999+07:00', 'at the end of a year'],
  ['2026-12-31T17:00:00Z', '2028-01-31T23:59:59.999+07:00', 'in WIB already the next year'],
  ['2027-02-10T08:00:00+07:00', '2028-02-29T23:59:59.999+07:00', 'before a leap February'],
  ['2028-02-29T08:00:00+07:00', '2029-02-28T23:59:59.999+07:00', 'on a leap day'],
])('points credited %s are valid until %s (%s)', (creditedAt, lastMoment, _when) => {
  expect(pointsEnd(at(creditedAt)) - 1).toBe(at(lastMoment));
});
