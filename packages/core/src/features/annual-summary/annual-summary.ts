import type { LocalizedText } from '../../platform/language/localized-text.ts';
import { wibYear } from '../../rules/calendar/wib.ts';
import type { OrderedDrink, PastOrder } from './annual-summary.gateway.ts';
import { choosePersonality, type PersonalityKey } from './personality.ts';

/** The number of drinks in the stage `top3`. */
const TOP_COUNT = 3;

/** A drink, and how often it was ordered. */
export interface TopDrink {
  readonly productId: string;
  readonly name: LocalizedText;
  /** 1 or more. */
  readonly cups: number;
}

/** A user's year (specification, section 1). */
export interface AnnualSummary {
  /** In WIB. */
  readonly year: number;
  /** All drinks of the year: 1 or more. */
  readonly cups: number;
  /** One to three drinks, most ordered first; ties in the order of their first order. */
  readonly top: readonly TopDrink[];
  readonly personality: PersonalityKey;
}

/**
 * Sums up the orders of a year.
 *
 * @param year in WIB; other years are ignored.
 * @returns null if there were no drinks in that year.
 */
export function summarizeYear(orders: readonly PastOrder[], year: number): AnnualSummary | null {
  const personality = choosePersonality(orders, year);
  if (personality === null) return null;
  const drinks = orders
    .filter(({ paidAt }) => wibYear(paidAt) === year)
    .sort((one, other) => one.paidAt - other.paidAt)
    .flatMap((order) => order.drinks);
  return { year, cups: drinks.length, top: topOf(drinks), personality };
}

function topOf(drinks: readonly OrderedDrink[]): TopDrink[] {
  const cups = new Map<string, TopDrink>();
  for (const { productId, name } of drinks) {
    const before = cups.get(productId)?.cups ?? 0;
    cups.set(productId, { productId, name, cups: before + 1 });
  }
  return [...cups.values()].sort((one, other) => other.cups - one.cups).slice(0, TOP_COUNT);
}
