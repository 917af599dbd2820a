import { DEFAULT_MARKET, type Language, localeOf, type Market, timeZoneOf } from '@cangkir/core';
import { oncePerLanguage } from './once-per-language.ts';

/** Labels a time with the zone of a market. No line begins with the label. */
export function labelZone(time: string, market: Market): string {
  return `${time}\u00a0${timeZoneOf(market).label}`;
}

/** A moment (milliseconds since the epoch) as a day: `21 Nov 2026`. */
export const formatDay = wibFormat({ dateStyle: 'medium' });

/** A moment (milliseconds since the epoch) as a day and its time in a market: `21 Nov 2026, 13.30`. */
export const formatDayAndTime = inEachZone({ dateStyle: 'medium', timeStyle: 'short' });

/** A moment (milliseconds since the epoch) as a day without its year: `21 Nov`. */
export const formatShortDay = wibFormat({ day: 'numeric', month: 'short' });

/** A moment (milliseconds since the epoch) as a day of the week and its date: `Sabtu, 21 November`. */
export const formatLongDay = wibFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The short day of the week of a moment (milliseconds since the epoch): `Sab`. */
export const formatWeekday = wibFormat({ weekday: 'short' });

/** A moment (milliseconds since the epoch) as a month: `November 2026`. */
export const formatMonth = wibFormat({ month: 'long', year: 'numeric' });

/** The time of a moment (milliseconds since the epoch) in a market: `13.30`. */
export const formatTime = inEachZone({ timeStyle: 'short' });

const formatNumericDay = wibFormat({ day: 'numeric' });
const formatYear = wibFormat({ year: 'numeric' });

/** The day of the month of a moment (milliseconds since the epoch): `21`. */
export function formatDayOfMonth(moment: number): string {
  return formatNumericDay(moment, 'en');
}

/** A moment as a day, with its year only where that is not the one of `now`. Milliseconds since the epoch. */
export function formatNearDay(moment: number, now: number, language: Language): string {
  const isSameYear = formatYear(moment, 'en') === formatYear(now, 'en');
  return isSameYear ? formatShortDay(moment, language) : formatDay(moment, language);
}

/** Keeps a day on one line: `21 Nov 2026`. */
export function unbroken(day: string): string {
  return joinChineseDate(day.replaceAll(' ', '\u00a0'));
}

/** Chinese breaks between any two characters, so word joiners keep `2026年11月21日` whole. */
export function joinChineseDate(text: string): string {
  return text.replace(/[年月]/g, '\u2060$&\u2060').replace(/日/g, '\u2060日');
}

/** Writes days: those of WIB count in every market, whatever the phone's time zone. */
function wibFormat(options: Intl.DateTimeFormatOptions) {
  const format = inEachZone(options);
  return (moment: number, language: Language) => format(moment, language, DEFAULT_MARKET);
}

/** Writes moments in the time zone of a market. */
function inEachZone(
  options: Intl.DateTimeFormatOptions,
): (moment: number, language: Language, market: Market) => string {
  const formatterIn = (market: Market) =>
    oncePerLanguage(
      (language) =>
        new Intl.DateTimeFormat(localeOf(language), {
          ...options,
          timeZone: timeZoneOf(market).name,
        }),
    );
  const formatters = { ID: formatterIn('ID'), PH: formatterIn('PH'), SG: formatterIn('SG') };
  return (moment, language, market) => formatters[market](language).format(moment);
}
