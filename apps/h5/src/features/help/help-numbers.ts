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
import type { AnswerKey } from './help-questions.ts';
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

/** The numbers in an answer, by placeholder: all come from the rules. A slow phone needs 60 ms for those of all answers. */
export function numbersIn(answer: AnswerKey, { market, now, language, t, format }: HelpReader) {
  const brand = BRAND.displayName;
  switch (answer) {
    case 'earn': {
      const { step, points } = EARNING[market];
      const paid = EXAMPLE_PAID[market];
      return {
        earned: t('points', { count: points }),
        spent: formatPrice(step, market),
        paid: formatPrice(paid, market),
        earnedExample: t('points', { count: earnedPoints(paid, market) }),
      };
    }
    case 'expiry':
      return {
        months: POINTS_MONTHS,
        today: format.day(now),
        expiry: format.dayAndTime(pointsEnd(now) - 1),
      };
    case 'redeem': {
      const { pointValue, step, maxPoints } = REDEMPTION;
      return {
        brand,
        pointValue: formatPrice(pointValue, market),
        step,
        maxPoints,
        maxDiscount: formatPrice(maxPoints * pointValue, market),
      };
    }
    case 'redeemApp':
      return { brand, redeemVersion: MINIMUM_APP_VERSION.redeemPoints };
    case 'otherMethods':
      return { otherMethods: otherMethods(market, language, t) };
    case 'newUser':
      return { brand };
    case 'voucherApp':
      return { brand, voucherVersion: MINIMUM_APP_VERSION.redeemVouchers };
    case 'pickup':
      return { pickup: format.dayAndTime(pickupPeriod(now).end - 1) };
    default:
      return {};
  }
}

/** The ways to pay whose refunds take no known time. The balance has the money back at once. */
function otherMethods(market: Market, language: Language, t: TFunction<'help'>): string {
  const methods = PAYMENT_METHODS.filter(
    (method) => method !== 'storedValue' && refundTime(market, method) === null,
  );
  return new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(
    methods.map((method) => methodText(method, t)),
  );
}
