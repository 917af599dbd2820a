import { type Language, localeOf } from '@cangkir/core';

/** A distance (metres) as people say it: `400 m`, `2,4 km`, `116 km`. At least 100 m, as phones know no better. */
export function formatDistance(metres: number, language: Language): string {
  const rounded = Math.max(100, Math.round(metres / 100) * 100);
  const isNear = rounded < 1000;
  const distance = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: rounded < 10_000 ? 1 : 0,
  }).format(isNear ? rounded : rounded / 1000);
  // On one line. Chinese texts set a space between a number and its unit, which `Intl` leaves out.
  return distance.replace(/(\d)\s?(?=\p{Letter})/u, '$1\u00a0');
}
