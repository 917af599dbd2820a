import { describe, expect, test } from 'vitest';
import { isPrizeInfoOpen, prizeInfoEnd, prizeShippedBy } from './prize-window.ts';

const at = (iso: string) => Date.parse(iso);

const WON_AT = at('2026-11-21T13:30:00.123+07:00');

describe('the prize form', () => {
  test.each([
    ['2026-11-21T13:30:00.123+07:00', true, 'when it is won'],
    ['2026-11-26T13:30:00.122+07:00', true, 'at the last millisecond'],
    ['2026-11-26T13:30:00.123+07:00', false, 'five days later'],
    ['2026-11-26T13:30:00.124+07:00', false, 'a millisecond after'],
    ['2026-11-21T13:29:59.000+07:00', true, 'by a clock that is a little slow'],
  ])('at %s is open: %j (%s)', (now, open, _when) => {
    expect(isPrizeInfoOpen(WON_AT, at(now))).toBe(open);
  });

  test('closes 5 days after winning, including weekends', () => {
    expect(prizeInfoEnd(WON_AT)).toBe(at('2026-11-26T13:30:00.123+07:00'));
  });
});

test.each([
  ['2026-11-20T10:00:00+07:00', 'ID', '2026-12-11T10:00:00+07:00', 'three weeks'],
  ['2026-11-21T10:00:00+07:00', 'ID', '2026-12-11T10:00:00+07:00', 'from a Saturday'],
  ['2026-11-20T10:00:00+07:00', 'PH', '2026-12-15T10:00:00+07:00', 'over two holidays'],
  ['2026-12-18T10:00:00+07:00', 'ID', '2027-01-14T10:00:00+07:00', 'over Christmas and New Year'],
  ['2026-12-18T10:00:00+07:00', 'SG', '2027-01-12T10:00:00+07:00', 'with fewer holidays'],
] as const)('a prize sent for %s in %s is shipped by %s (%s)', (sent, market, by, _why) => {
  expect(prizeShippedBy(at(sent), market)).toBe(at(by));
});
