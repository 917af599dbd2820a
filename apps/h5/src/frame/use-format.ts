import type { LocalizedText } from '@cangkir/core';
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
  labelWib,
  unbroken,
} from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useClock } from '../product-context.tsx';

/** Formats for people, in the language on the screen. Moments are milliseconds since the epoch. */
export function useFormat(): {
  /** A day in Jakarta: `21 Nov 2026`. */
  day(moment: number): string;
  /** A day in Jakarta without its year, where that is clear: `21 Nov`. */
  shortDay(moment: number): string;
  /** A day in Jakarta, with its year only where that is not the current one. */
  nearDay(moment: number): string;
  /** A day in Jakarta with its day of the week: `Sabtu, 21 November`. */
  longDay(moment: number): string;
  /** A short day of the week in Jakarta: `Sab`. */
  weekday(moment: number): string;
  /** A day of the month in Jakarta: `21`. */
  dayOfMonth(moment: number): string;
  /** A month in Jakarta: `November 2026`. */
  month(moment: number): string;
  /** A time in Jakarta: `13.30 WIB`. */
  time(moment: number): string;
  /** A day and its time in Jakarta: `21 Nov 2026, 13.30 WIB`. */
  dayAndTime(moment: number): string;
  /** The times from one moment to another in Jakarta: `10.00–12.00 WIB`. */
  times(start: number, end: number): string;
  /** Several texts in one line. */
  list(texts: readonly LocalizedText[]): string;
} {
  const { t } = useTranslation();
  const { language, read } = useLanguage();
  const { now } = useClock();
  return {
    day: (moment) => unbroken(formatDay(moment, language)),
    shortDay: (moment) => formatShortDay(moment, language),
    nearDay: (moment) => unbroken(formatNearDay(moment, now(), language)),
    longDay: (moment) => formatLongDay(moment, language),
    weekday: (moment) => formatWeekday(moment, language),
    dayOfMonth: formatDayOfMonth,
    month: (moment) => formatMonth(moment, language),
    time: (moment) => labelWib(formatTime(moment, language)),
    dayAndTime: (moment) => labelWib(onTwoLines(formatDayAndTime(moment, language))),
    times: (start, end) => labelWib(`${formatTime(start, language)}–${formatTime(end, language)}`),
    list: (texts) => texts.map(read).join(t('separator')),
  };
}

/** Breaks after the last comma alone: `21 Nov 2026, 13.30`, `Nov 21, 2026, 1:30 PM`; or before the time. */
function onTwoLines(dayAndTime: string): string {
  return joinChineseDate(dayAndTime.replace(/ (?=.*, |[AP]M)/g, '\u00a0'));
}
