import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../platform/market/market.ts';
import type { Market } from '../../platform/market/market.types.ts';
import { isPublicHoliday, PUBLIC_HOLIDAY_YEARS } from './public-holidays.ts';
import { addDays, parseWibDay } from './wib.ts';

const at = (iso: string) => Date.parse(iso);

/** The holidays of a year, one list per month, as in a printed calendar. */
function almanac(market: Market, year: number): number[][] {
  const months: number[][] = Array.from({ length: 12 }, () => []);
  const end = parseWibDay(`${year + 1}-01-01`);
  for (let noon = at(`${year}-01-01T12:00:00+07:00`); noon < end; noon = addDays(noon, 1)) {
    const day = new Date(noon);
    if (isPublicHoliday(noon, market)) months[day.getUTCMonth()]?.push(day.getUTCDate());
  }
  return months;
}

describe('public holidays', () => {
  const indonesia2026 = '1 16|16 17|18 19 20 21 22 23 24|3 5|1 14 15 27 28 31|1 16||17 25||||24 25';
  const indonesia2027 = '1 5|5 6|8 9 10 11 12 15 25 26 28||1 6 17 18 19 20|1 6||15 17||||24 25 26';
  test.each([
    ['ID', 2026, indonesia2026],
    ['ID', 2027, indonesia2027],
    ['PH', 2026, '1|17|20|2 3 4 9|1 27|12||21 31|||1 2 30|8 24 25 30 31'],
    ['PH', 2027, '1|6|10 25 26 27|9|1 17|12||21 30|||1 2 30|8 24 25 30 31'],
    ['SG', 2026, '1|17 18|21|3|1 27 31|1||9 10|||8 9|25'],
    ['SG', 2027, '1|6 7 8|10 26||1 17 20|||9||28||25'],
  ] as const)('of %s in %i match the calendar', (market, year, days) => {
    const months = almanac(market, year).map((month) => month.join(' '));
    expect(months.join('|')).toBe(days);
  });

  test('are known for two years only', () => {
    expect(PUBLIC_HOLIDAY_YEARS).toEqual([2026, 2027]);
    for (const market of MARKETS) {
      expect(almanac(market, 2025).flat()).toEqual([]);
      expect(almanac(market, 2028).flat()).toEqual([]);
    }
  });

  test('last from midnight to midnight WIB', () => {
    expect(isPublicHoliday(at('2026-08-16T23:59:59.999+07:00'), 'ID')).toBe(false);
    expect(isPublicHoliday(at('2026-08-17T00:00:00+07:00'), 'ID')).toBe(true);
    expect(isPublicHoliday(at('2026-08-17T23:59:59.999+07:00'), 'ID')).toBe(true);
    expect(isPublicHoliday(at('2026-08-18T00:00:00+07:00'), 'ID')).toBe(false);
  });
});
