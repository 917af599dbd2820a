import { BRAND } from '../../platform/brand.ts';
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

/** Which personality a person is: 1 to 7 (specification, section 3). */
export type PersonalityKey = keyof typeof PERSONALITIES;

/** What is shown of a personality: the keys of its words, pictures and colours, which are the app's. */
export interface PersonalityLook {
  readonly name: (typeof PERSONALITIES)[PersonalityKey];
  readonly titleLines: readonly string[];
  readonly background: string;
  readonly portrait: string;
  readonly logo: string;
  readonly colours: string;
}

/** The keys of what is shown of a personality. */
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

const SLUGS: Readonly<Record<PersonalityKey, string>> = {
  1: 'black',
  2: 'latte',
  3: 'explorer',
  4: 'sweet',
  5: 'morning',
  6: 'afternoon',
  7: 'night',
};

/** What the personality needs of a drink. */
export type YearDrink = Pick<OrderedDrink, 'productId' | 'taste'>;

/** What the personality needs of an order. */
export interface YearOrder extends Pick<PastOrder, 'paidAt'> {
  readonly drinks: readonly YearDrink[];
}

/** From how many different drinks on a person is an explorer. */
export const EXPLORER_DRINKS = 10;

/** The share of the drinks from which on a taste is a personality. */
export const TASTE_SHARE = 0.5;

/**
 * The personality of a year's orders (docs/assumptions.md). What is drunk says more than when: the taste of
 * at least half of the drinks decides, else the variety, else the time of day, WIB, of most orders. Of two
 * that are equal the lower key is taken, so that the same orders always give the same one.
 *
 * @param year In WIB; orders of other years do not count.
 * @returns Null where nothing was drunk in that year.
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
  // At most two can have half each: the first of them has the lower key.
  const favourite = counts.find(([, count]) => count >= drinks.length * TASTE_SHARE);
  return favourite?.[0] ?? null;
}

function varietyOf(drinks: readonly YearDrink[]): PersonalityKey | null {
  const different = new Set(drinks.map(({ productId }) => productId)).size;
  return different >= EXPLORER_DRINKS ? 3 : null;
}

/** The hours of WIB at which the morning, the afternoon and the night begin. */
const MORNING = 5;
const AFTERNOON = 11;
const NIGHT = 18;

const HOUR_MS = 60 * 60 * 1000;

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
