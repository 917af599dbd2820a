import {
  BRAND,
  EARNING,
  earnedPoints,
  formatPrice,
  type Language,
  localeOf,
  type Market,
  MINIMUM_APP_VERSION,
  PAYMENT_METHODS,
  POINTS_MONTHS,
  pickupPeriod,
  pointsEnd,
  REDEMPTION,
  refundTime,
} from '@cangkir/core';
import type { TFunction } from 'i18next';
import { methodText } from './refund-times.ts';

/** Where, when and in which language an answer is read. */
export interface HelpReader {
  readonly market: Market;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly language: Language;
  readonly t: TFunction<'help'>;
  /** Formats moments for people. */
  readonly format: { day(moment: number): string; dayAndTime(moment: number): string };
}

/** A usual order of each market, as an example. Rounds down in each. */
const EXAMPLE_PAID: Readonly<Record<Market, number>> = { ID: 37_500, PH: 255, SG: 8.9 };

/** The numbers in the answers, by placeholder: all come from the rules. */
export function helpNumbers({ market, now, language, t, format }: HelpReader) {
  const { step, points } = EARNING[market];
  const paid = EXAMPLE_PAID[market];
  const methods = PAYMENT_METHODS.filter(
    // The balance has the money back at once.
    (method) => method !== 'storedValue' && refundTime(market, method) === null,
  );
  return {
    brand: BRAND.displayName,
    earned: t('points', { count: points }),
    spent: formatPrice(step, market),
    paid: formatPrice(paid, market),
    earnedExample: t('points', { count: earnedPoints(paid, market) }),
    months: POINTS_MONTHS,
    today: format.day(now),
    expiry: format.dayAndTime(pointsEnd(now) - 1),
    pointValue: formatPrice(REDEMPTION.pointValue, market),
    step: REDEMPTION.step,
    maxPoints: REDEMPTION.maxPoints,
    maxDiscount: formatPrice(REDEMPTION.maxPoints * REDEMPTION.pointValue, market),
    redeemVersion: MINIMUM_APP_VERSION.redeemPoints,
    voucherVersion: MINIMUM_APP_VERSION.redeemVouchers,
    otherMethods: new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(
      methods.map((method) => methodText(method, t)),
    ),
    pickup: format.dayAndTime(pickupPeriod(now).end - 1),
  };
}
