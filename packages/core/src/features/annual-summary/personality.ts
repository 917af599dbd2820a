import { BRAND } from '../../platform/brand.ts';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import { startOfWibDay, wibYear } from '../../rules/calendar/wib.ts';
import type { OrderedDrink, PastOrder } from './annual-summary.gateway.ts';

/** The personalities of the year in review, by key (specification, section 3). */
export const PERSONALITIES = {
  1: 'Senior_Perkopi_Hitaman',
  2: 'Si_Latte_Banget',
  3: 'Pendekar_Kopi',
  4: `Si_Manis_${BRAND.displayName}`,
  5: 'Morning_Coffee',
  6: 'Afternoon_Coffee',
  7: 'Night_Coffee',
} as const;

/** A personality: 1 to 7 (specification, section 3). */
export type PersonalityKey = keyof typeof PERSONALITIES;

/** The look of a personality: the keys of its texts, pictures and colours. */
export interface PersonalityLook {
  readonly name: (typeof PERSONALITIES)[PersonalityKey];
  readonly titleLines: readonly [`${Slug}.first`, `${Slug}.second`];
  readonly background: `${Slug}-background`;
  readonly portrait: `${Slug}-portrait`;
  readonly logo: `${Slug}-logo`;
  readonly colours: `${Slug}-colours`;
}

export function personalityLook(key: PersonalityKey): PersonalityLook {
  const slug = SLUGS[key];
  return {
    name: PERSONALITIES[key],
    titleLines: [`${slug}.first`, `${slug}.second`],
    background: `${slug}-background`,
    portrait: `${slug}-portrait`,
    logo: `${slug}-logo`,
    colours: `${slug}-colours`,
  };
}

const SLUGS = {
  1: 'black',
  2: 'latte',
  3: 'explorer',
  4: 'sweet',
  5: 'morning',
  6: 'afternoon',
  7: 'night',
} as const satisfies Readonly<Record<PersonalityKey, string>>;

type Slug = (typeof SLUGS)[PersonalityKey];

/** The fields of a drink that decide the personality. */
export type YearDrink = Pick<OrderedDrink, 'productId' | 'taste'>;

/** The fields of an order that decide the personality. */
export interface YearOrder extends Pick<PastOrder, 'paidAt'> {
  readonly drinks: readonly YearDrink[];
}

/** The minimum number of different drinks of an explorer. */
export const EXPLORER_DRINKS = 10;

/** The minimum share of drinks for a taste to decide. */
export const TASTE_SHARE = 0.5;

/**
 * The personality of a year's orders (docs/assumptions.md). The taste of at least half of the drinks decides, else the
 * variety, else the time of day (WIB) of most orders. On a tie the lower key wins, so that the result is stable.
 *
 * @param year In WIB; other years are ignored.
 * @returns Null if there were no drinks in that year.
 */
export function choosePersonality(
  orders: readonly YearOrder[],
  year: number,
): PersonalityKey | null {
  const ofYear = orders.filter(
    ({ paidAt, drinks }) => wibYear(paidAt) === year && drinks.length > 0,
  );
  const drinks = ofYear.flatMap((order) => order.drinks);
  if (drinks.length === 0) return null;
  return tasteOf(drinks) ?? varietyOf(drinks) ?? timeOf(ofYear);
}

const TASTES = [
  [1, 'black'],
  [2, 'latte'],
  [4, 'sweet'],
] as const;

function tasteOf(drinks: readonly YearDrink[]): PersonalityKey | null {
  const counts = TASTES.map(
    ([key, taste]) => [key, drinks.filter((drink) => drink.taste === taste).length] as const,
  );
  // At most two tastes reach half: the first has the lower key.
  const favourite = counts.find(([, count]) => count >= drinks.length * TASTE_SHARE);
  return favourite?.[0] ?? null;
}

function varietyOf(drinks: readonly YearDrink[]): PersonalityKey | null {
  const different = new Set(drinks.map(({ productId }) => productId)).size;
  return different >= EXPLORER_DRINKS ? 3 : null;
}

/** The hours (WIB) at which morning, afternoon and night begin. */
const MORNING = 5;
const AFTERNOON = 11;
const NIGHT = 18;

function timeOf(orders: readonly YearOrder[]): PersonalityKey {
  const times = orders.map(({ paidAt }) => timeOfDay(paidAt));
  const count = (key: PersonalityKey) => times.filter((time) => time === key).length;
  if (count(5) >= count(6) && count(5) >= count(7)) return 5;
  return count(6) >= count(7) ? 6 : 7;
}

function timeOfDay(moment: number): PersonalityKey {
  const hour = Math.floor((moment - startOfWibDay(moment)) / HOUR_MS);
  if (hour < MORNING || hour >= NIGHT) return 7;
  return hour < AFTERNOON ? 5 : 6;
}
