import { describe, expect, test } from 'vitest';
import { benefitRenewsAt, isBenefitAvailable } from './benefit.ts';

const at = (iso: string) => Date.parse(iso);

describe.each([
  ['daily', '2026-11-21T00:00:00+07:00', '2026-11-22T00:00:00+07:00', 'at midnight'],
  ['daily', '2026-11-21T23:59:59.999+07:00', '2026-11-22T00:00:00+07:00', 'just before midnight'],
  ['daily', '2026-11-21T17:00:00Z', '2026-11-23T00:00:00+07:00', 'on the next day of WIB'],
  ['weekly', '2026-11-16T00:00:00+07:00', '2026-11-23T00:00:00+07:00', 'on a Monday'],
  ['weekly', '2026-11-22T23:59:59.999+07:00', '2026-11-23T00:00:00+07:00', 'on a Sunday'],
  ['weekly', '2026-12-31T12:00:00+07:00', '2027-01-04T00:00:00+07:00', 'in the last week'],
  ['monthly', '2026-11-01T00:00:00+07:00', '2026-12-01T00:00:00+07:00', 'on the first'],
  ['monthly', '2026-11-30T23:59:59.999+07:00', '2026-12-01T00:00:00+07:00', 'on the last'],
  ['monthly', '2026-12-31T12:00:00+07:00', '2027-01-01T00:00:00+07:00', 'in December'],
  ['monthly', '2027-01-31T12:00:00+07:00', '2027-02-01T00:00:00+07:00', 'before a short month'],
] as const)('a %s benefit used %s', (frequency, used, renews, _when) => {
  const usedAt = at(used);
  const renewsAt = at(renews);

  test(`renews at ${renews}`, () => {
    expect(benefitRenewsAt(frequency, usedAt)).toBe(renewsAt);
  });

  test('is available from then on, and no sooner', () => {
    expect(isBenefitAvailable(frequency, usedAt, usedAt)).toBe(false);
    expect(isBenefitAvailable(frequency, usedAt, renewsAt - 1)).toBe(false);
    expect(isBenefitAvailable(frequency, usedAt, renewsAt)).toBe(true);
    expect(isBenefitAvailable(frequency, usedAt, renewsAt + 1)).toBe(true);
  });
});

test.each(['daily', 'weekly', 'monthly'] as const)(
  'keeps an unused %s benefit available',
  (frequency) => {
    expect(isBenefitAvailable(frequency, null, at('2026-11-21T12:00:00+07:00'))).toBe(true);
    expect(isBenefitAvailable(frequency, null, 0)).toBe(true);
  },
);
