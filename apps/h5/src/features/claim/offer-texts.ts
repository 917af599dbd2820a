import { type CouponActivity, type Language, parseWibDay, VALIDITY_TYPE } from '@cangkir/core';
import type { Campaign } from '@cangkir/core/claim';
import { formatDay, unbroken } from '../../format/moment.ts';
import type { Reader } from '../../i18n/read-messages.ts';
import { type WorthText, worthOf } from '../vouchers/worth.ts';

/** The messages of a validity. */
export const VALIDITY_KEYS = [
  'validityText.fixed',
  'validityText.immediately',
  'validityText.delayed',
  'days',
] as const;

type ValidityText = Reader<(typeof VALIDITY_KEYS)[number]>;

/** The texts of a campaign's ticket, in a language. */
export function offerTexts(
  { name, coupon }: Campaign,
  language: Language,
  t: ValidityText & WorthText,
) {
  return {
    campaign: name[language],
    ...worthOf(coupon, t),
    title: coupon.title[language],
    date: validityText(coupon, language, t),
  };
}

/** When the voucher that a coupon becomes may be used. */
export function validityText(coupon: CouponActivity, language: Language, t: ValidityText): string {
  if (coupon.couponActiveType === VALIDITY_TYPE.fixed) {
    return t('validityText.fixed', {
      start: unbroken(formatDay(parseWibDay(coupon.couponStartDay), language)),
      end: unbroken(formatDay(parseWibDay(coupon.couponEndDay), language)),
    });
  }
  const { activeDay, effectiveDelayDays } = coupon;
  const duration = t('days', { count: activeDay });
  return effectiveDelayDays === undefined
    ? t('validityText.immediately', { duration })
    : t('validityText.delayed', { duration, count: effectiveDelayDays + 1 });
}
