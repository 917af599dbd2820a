import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  formatDay,
  formatDayAndTime,
  formatDayOfMonth,
  formatLongDay,
  formatMonth,
  formatNearDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  joinChineseDate,
} from './moment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** In WIB it is the 21st already. */
const MOMENT = Date.UTC(2026, 10, 20, 23, 30);

describe.each(['America/Los_Angeles', 'UTC', 'Asia/Jakarta', 'Pacific/Kiritimati'])(
  'on a phone in %s',
  (timeZone) => {
    test.each([
      ['id', '21 Nov 2026', '21 Nov 2026, 06.30', '21 Nov', '06.30'],
      ['en', 'Nov 21, 2026', 'Nov 21, 2026, 6:30 AM', 'Nov 21', '6:30 AM'],
      ['zh', '2026年11月21日', '2026年11月21日 06:30', '11月21日', '06:30'],
    ] as const)('formats a moment in WIB: %s', (language, day, dayAndTime, shortDay, time) => {
      vi.stubEnv('TZ', timeZone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);

      expect(formatDay(MOMENT, language)).toBe(day);
      expect(formatShortDay(MOMENT, language)).toBe(shortDay);
      expect(formatTime(MOMENT, language).replace(/\s/g, ' ')).toBe(time);
      // The spaces differ between versions of the platform.
      expect(formatDayAndTime(MOMENT, language).replace(/\s/g, ' ')).toBe(dayAndTime);
    });
  },
);

test('says the year of a day where it is another one', () => {
  const newYear = Date.UTC(2026, 11, 31, 17);
  expect(formatNearDay(newYear - 1, MOMENT, 'id')).toBe('31 Des');
  expect(formatNearDay(newYear, MOMENT, 'id')).toBe('1 Jan 2027');
});

test('joins a Chinese date by word joiners', () => {
  expect(joinChineseDate('2026年11月21日 06:30')).toBe(
    '2026\u2060年\u206011\u2060月\u206021\u2060日 06:30',
  );
});

test('formats the month in WIB', () => {
  const lastMinute = Date.UTC(2026, 9, 31, 17);
  expect(formatMonth(lastMinute - 1, 'id')).toBe('Oktober 2026');
  expect(formatMonth(lastMinute, 'id')).toBe('November 2026');
  expect(formatMonth(lastMinute, 'zh')).toBe('2026年11月');
});

test.each([
  ['id', 'Sabtu, 21 November', 'Sab'],
  ['en', 'Saturday, November 21', 'Sat'],
  ['zh', '11月21日星期六', '周六'],
] as const)('formats the day of the week in WIB: %s', (language, longDay, weekday) => {
  expect(formatLongDay(MOMENT, language)).toBe(longDay);
  expect(formatWeekday(MOMENT, language)).toBe(weekday);
  expect(formatDayOfMonth(MOMENT)).toBe('21');
});
