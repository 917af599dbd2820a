import type { LocalizedText, Market } from '@cangkir/core';
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
  labelZone,
  unbroken,
} from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useClock } from '../product-context.tsx';
import { useMarket } from './use-market.ts';

/**
 * Formats for people, in the language on the screen. Moments are milliseconds since the epoch.
 *
 * @param of Whose clocks tell the time: those of the user's market, unless the page is about another one.
 */
export function useFormat(of?: Market): {
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
  /** A time in the market: `13.30 WIB`. */
  time(moment: number): string;
  /** A time in the market, with its day there: `21 Nov 2026, 13.30 WIB`. */
  dayAndTime(moment: number): string;
  /** The times in the market from one moment to another: `10.00–12.00 WIB`. */
  times(start: number, end: number): string;
  /** Several texts in one line. */
  list(texts: readonly LocalizedText[]): string;
} {
  const { t } = useTranslation();
  const { language, read } = useLanguage();
  const { now } = useClock();
  const own = useMarket();
  const market = of ?? own;
  const timeOf = (moment: number) => formatTime(moment, language, market);
  return {
    day: (moment) => unbroken(formatDay(moment, language)),
    shortDay: (moment) => formatShortDay(moment, language),
    nearDay: (moment) => unbroken(formatNearDay(moment, now(), language)),
    longDay: (moment) => formatLongDay(moment, language),
    weekday: (moment) => formatWeekday(moment, language),
    dayOfMonth: formatDayOfMonth,
    month: (moment) => formatMonth(moment, language),
    time: (moment) => labelZone(timeOf(moment), market),
    dayAndTime: (moment) =>
      labelZone(onTwoLines(formatDayAndTime(moment, language, market)), market),
    times: (start, end) => labelZone(`${timeOf(start)}–${timeOf(end)}`, market),
    list: (texts) => texts.map(read).join(t('separator')),
  };
}

/** Breaks after the last comma alone: `21 Nov 2026, 13.30`, `Nov 21, 2026, 1:30 PM`; or before the time. */
function onTwoLines(dayAndTime: string): string {
  return joinChineseDate(dayAndTime.replace(/ (?=.*, |[AP]M)/g, '\u00a0'));
}
