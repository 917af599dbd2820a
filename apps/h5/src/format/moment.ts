import { type Language, localeOf } from '@cangkir/core';
import { oncePerLanguage } from './once-per-language.ts';

/** All days and times of the product are in WIB, whatever the phone's time zone. */
const TIME_ZONE = 'Asia/Jakarta';

/** Labels a time with its zone, in every language (specification, section 9). No line begins with the label. */
export function labelWib(time: string): string {
  return `${time}\u00a0WIB`;
}

/** A moment (milliseconds since the epoch) as a day: `21 Nov 2026`. */
export const formatDay = wibFormat({ dateStyle: 'medium' });

/** A moment (milliseconds since the epoch) as a day and its time: `21 Nov 2026, 13.30`. */
export const formatDayAndTime = wibFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A moment (milliseconds since the epoch) as a day without its year: `21 Nov`. */
export const formatShortDay = wibFormat({ day: 'numeric', month: 'short' });

/** A moment (milliseconds since the epoch) as a day of the week and its date: `Sabtu, 21 November`. */
export const formatLongDay = wibFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The short day of the week of a moment (milliseconds since the epoch): `Sab`. */
export const formatWeekday = wibFormat({ weekday: 'short' });

/** A moment (milliseconds since the epoch) as a month: `November 2026`. */
export const formatMonth = wibFormat({ month: 'long', year: 'numeric' });

/** The time of a moment (milliseconds since the epoch): `13.30`. */
export const formatTime = wibFormat({ timeStyle: 'short' });

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

/** Writes moments in WIB. */
function wibFormat(
  options: Intl.DateTimeFormatOptions,
): (moment: number, language: Language) => string {
  const formatterIn = oncePerLanguage(
    (language) => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: TIME_ZONE }),
  );
  return (moment, language) => formatterIn(language).format(moment);
}
