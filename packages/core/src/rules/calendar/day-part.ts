import { HOUR_MS } from '../../platform/clock/durations.ts';
import { startOfWibDay } from './wib.ts';

/** A part of the day, as Indonesians greet each other: pagi, siang, sore, malam. */
export type DayPart = 'morning' | 'midday' | 'afternoon' | 'evening';

/** The part of the WIB day at a moment in milliseconds since the epoch. The night belongs to the evening. */
export function dayPart(moment: number): DayPart {
  const hour = (moment - startOfWibDay(moment)) / HOUR_MS;
  if (hour < 4 || hour >= 18) return 'evening';
  if (hour < 11) return 'morning';
  return hour < 15 ? 'midday' : 'afternoon';
}
