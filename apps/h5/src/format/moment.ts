import { type Language, localeOf } from '@cangkir/core';

/** All days and times of the product are in WIB, whatever the phone's time zone. */
const TIME_ZONE = 'Asia/Jakarta';

/** A moment (milliseconds since the epoch) as a day: `21 Nov 2026`. */
export function formatDay(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    dateStyle: 'medium',
  }).format(moment);
}

/** A moment (milliseconds since the epoch) as a day and its time: `21 Nov 2026, 13.30`. */
export function formatDayAndTime(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
}

/** A moment (milliseconds since the epoch) as a day without its year: `21 Nov`. */
export function formatShortDay(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
  }).format(moment);
}

/** A moment as a day, with its year only where that is not the one of `now`. Milliseconds since the epoch. */
export function formatNearDay(moment: number, now: number, language: Language): string {
  const format = yearOf(moment) === yearOf(now) ? formatShortDay : formatDay;
  return format(moment, language);
}

function yearOf(moment: number): string {
  return new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' }).format(moment);
}

/** A moment (milliseconds since the epoch) as a day of the week and its date: `Sabtu, 21 November`. */
export function formatLongDay(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(moment);
}

/** The short day of the week of a moment (milliseconds since the epoch): `Sab`. */
export function formatWeekday(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    weekday: 'short',
  }).format(moment);
}

/** The day of the month of a moment (milliseconds since the epoch): `21`. */
export function formatDayOfMonth(moment: number): string {
  return new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, day: 'numeric' }).format(moment);
}

/** A moment (milliseconds since the epoch) as a month: `November 2026`. */
export function formatMonth(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    month: 'long',
    year: 'numeric',
  }).format(moment);
}

/** The time of a moment (milliseconds since the epoch): `13.30`. */
export function formatTime(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    timeStyle: 'short',
  }).format(moment);
}

/** Keeps a day on one line: `21 Nov 2026`. */
export function unbroken(day: string): string {
  return joinChineseDate(day.replaceAll(' ', '\u00a0'));
}

/** Chinese breaks between any two characters, so word joiners keep `2026年11月21日` whole. */
export function joinChineseDate(text: string): string {
  return text.replace(/(?=[年月日])|(?<=[年月])/g, '\u2060');
}
