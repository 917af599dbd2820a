import * as v from 'valibot';
import { count } from '../../platform/schemas.ts';
import { parseWibDay } from '../calendar/wib.ts';
import { voucherTerms } from '../voucher/voucher.schema.ts';
import { VALIDITY_TYPE } from './coupon.ts';

/** A day in WIB, such as `2026-11-21`. */
export const wibDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => !Number.isNaN(parseWibDay(day))),
);

/** A coupon: what a campaign gives. */
export const couponSchema = v.variant('couponActiveType', [
  v.object({
    ...voucherTerms,
    couponActiveType: v.literal(VALIDITY_TYPE.fixed),
    couponStartDay: wibDay,
    couponEndDay: wibDay,
  }),
  v.object({
    ...voucherTerms,
    couponActiveType: v.literal(VALIDITY_TYPE.dynamic),
    activeDay: v.pipe(count, v.minValue(1)),
    effectiveDelayDays: v.optional(count),
  }),
]);
