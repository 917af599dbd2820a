import type { Market } from '../../platform/market/market.types.ts';
import { parseWibDay, startOfWibDay } from './wib.ts';

/**
 * The years with known public holidays. In other years, only weekends are not working days (specification, section 9;
 * docs/assumptions.md).
 */
export const PUBLIC_HOLIDAY_YEARS = [2026, 2027] as const;

/**
 * National holidays and collective leave, on both of which banks close. Source: joint decrees of three ministers, no.
 * 1497, 2 and 5 of 2025 for 2026, and of September 2026 for 2027. The ministry of religion may still move an Eid by a
 * day.
 */
const INDONESIA = [
  '2026-01-01', // New Year’s Day
  '2026-01-16', // Isra’ and Mi’raj
  '2026-02-16', // Lunar New Year (collective leave)
  '2026-02-17', // Lunar New Year
  '2026-03-18', // Day of Silence (collective leave)
  '2026-03-19', // Day of Silence
  '2026-03-20', // Eid al-Fitr (collective leave)
  '2026-03-21', // Eid al-Fitr
  '2026-03-22', // Eid al-Fitr Second Day
  '2026-03-23', // Eid al-Fitr (collective leave)
  '2026-03-24', // Eid al-Fitr (collective leave)
  '2026-04-03', // Good Friday
  '2026-04-05', // Easter Sunday
  '2026-05-01', // International Labour Day
  '2026-05-14', // Ascension Day
  '2026-05-15', // Ascension (collective leave)
  '2026-05-27', // Eid al-Adha
  '2026-05-28', // Eid al-Adha (collective leave)
  '2026-05-31', // Vesak Day
  '2026-06-01', // Pancasila Day
  '2026-06-16', // Islamic New Year
  '2026-08-17', // Independence Day
  '2026-08-25', // Prophet’s Birthday
  '2026-12-24', // Christmas (collective leave)
  '2026-12-25', // Christmas Day
  '2027-01-01', // New Year’s Day
  '2027-01-05', // Isra’ and Mi’raj
  '2027-02-05', // Lunar New Year (collective leave)
  '2027-02-06', // Lunar New Year
  '2027-03-08', // Day of Silence
  '2027-03-09', // Eid al-Fitr (collective leave)
  '2027-03-10', // Eid al-Fitr (unless the moon is seen otherwise)
  '2027-03-11', // Eid al-Fitr Second Day (unless the moon is seen otherwise)
  '2027-03-12', // Eid al-Fitr (collective leave)
  '2027-03-15', // Eid al-Fitr (collective leave)
  '2027-03-25', // Good Friday (collective leave)
  '2027-03-26', // Good Friday
  '2027-03-28', // Easter Sunday
  '2027-05-01', // International Labour Day
  '2027-05-06', // Ascension Day
  '2027-05-17', // Eid al-Adha (unless the moon is seen otherwise)
  '2027-05-18', // Eid al-Adha (collective leave)
  '2027-05-19', // Vesak (collective leave)
  '2027-05-20', // Vesak Day
  '2027-06-01', // Pancasila Day
  '2027-06-06', // Islamic New Year
  '2027-08-15', // Prophet’s Birthday
  '2027-08-17', // Independence Day
  '2027-12-24', // Christmas (collective leave)
  '2027-12-25', // Christmas Day
  '2027-12-26', // Isra’ and Mi’raj
];

/**
 * Regular holidays and special non-working days. Source: Proclamation 1006 of 2025 for 2026 (the two Eids: 1189 and
 * 1264 of 2026), and 1427 of 2026 for 2027. The Eids of 2027 are estimates: they are proclaimed shortly before.
 */
const PHILIPPINES = [
  '2026-01-01', // New Year’s Day
  '2026-02-17', // Chinese New Year
  '2026-03-20', // Eid al-Fitr
  '2026-04-02', // Maundy Thursday
  '2026-04-03', // Good Friday
  '2026-04-04', // Black Saturday
  '2026-04-09', // Day of Valor
  '2026-05-01', // Labour Day
  '2026-05-27', // Eid al-Adha
  '2026-06-12', // Independence Day
  '2026-08-21', // Ninoy Aquino Day
  '2026-08-31', // National Heroes Day
  '2026-11-01', // All Saints’ Day
  '2026-11-02', // All Souls’ Day
  '2026-11-30', // Bonifacio Day
  '2026-12-08', // Immaculate Conception
  '2026-12-24', // Christmas Eve
  '2026-12-25', // Christmas Day
  '2026-12-30', // Rizal Day
  '2026-12-31', // New Year’s Eve
  '2027-01-01', // New Year’s Day
  '2027-02-06', // Chinese New Year
  '2027-03-10', // Eid al-Fitr (estimated)
  '2027-03-25', // Maundy Thursday
  '2027-03-26', // Good Friday
  '2027-03-27', // Black Saturday
  '2027-04-09', // Day of Valor
  '2027-05-01', // Labour Day
  '2027-05-17', // Eid al-Adha (estimated)
  '2027-06-12', // Independence Day
  '2027-08-21', // Ninoy Aquino Day
  '2027-08-30', // National Heroes Day
  '2027-11-01', // All Saints’ Day
  '2027-11-02', // All Souls’ Day
  '2027-11-30', // Bonifacio Day
  '2027-12-08', // Immaculate Conception
  '2027-12-24', // Christmas Eve
  '2027-12-25', // Christmas Day
  '2027-12-30', // Rizal Day
  '2027-12-31', // New Year’s Eve
];

/** Source: the Ministry of Manpower's lists of both years. The Monday after a Sunday holiday is a holiday, too. */
const SINGAPORE = [
  '2026-01-01', // New Year’s Day
  '2026-02-17', // Chinese New Year
  '2026-02-18', // Chinese New Year
  '2026-03-21', // Eid al-Fitr
  '2026-04-03', // Good Friday
  '2026-05-01', // Labour Day
  '2026-05-27', // Eid al-Adha
  '2026-05-31', // Vesak Day
  '2026-06-01', // Vesak Day (in lieu of Sunday)
  '2026-08-09', // National Day
  '2026-08-10', // National Day (in lieu of Sunday)
  '2026-11-08', // Diwali
  '2026-11-09', // Diwali (in lieu of Sunday)
  '2026-12-25', // Christmas Day
  '2027-01-01', // New Year’s Day
  '2027-02-06', // Chinese New Year
  '2027-02-07', // Chinese New Year
  '2027-02-08', // Chinese New Year (in lieu of Sunday)
  '2027-03-10', // Eid al-Fitr
  '2027-03-26', // Good Friday
  '2027-05-01', // Labour Day
  '2027-05-17', // Eid al-Adha
  '2027-05-20', // Vesak Day
  '2027-08-09', // National Day
  '2027-10-28', // Diwali
  '2027-12-25', // Christmas Day
];

const HOLIDAYS: Readonly<Record<Market, ReadonlySet<number>>> = {
  ID: new Set(INDONESIA.map(parseWibDay)),
  PH: new Set(PHILIPPINES.map(parseWibDay)),
  SG: new Set(SINGAPORE.map(parseWibDay)),
};

/**
 * Whether the WIB day of `moment` (milliseconds since the epoch) is a public holiday of the market (specification,
 * section 9). False outside {@link PUBLIC_HOLIDAY_YEARS}.
 */
export function isPublicHoliday(moment: number, market: Market): boolean {
  return HOLIDAYS[market].has(startOfWibDay(moment));
}
