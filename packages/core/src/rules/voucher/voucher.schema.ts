import * as v from 'valibot';
import {
  amount,
  count,
  currencyCode,
  identifier,
  localizedText,
  moment,
  text,
} from '../../platform/schemas.ts';

/** The unit of a duration: 1 day, 2 week, 3 month, 4 year. */
export const durationType = v.picklist([1, 2, 3, 4]);

const duration = v.pipe(v.number(), v.integer(), v.minValue(1));

const voucherValidity = v.variant('effectiveTimeType', [
  v.object({
    effectiveTimeType: v.literal('FIX_TIME'),
    effectiveStartTime: moment,
    effectiveEndTime: moment,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_IMMEDIATELY'),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_DELAY'),
    effectiveDelayDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
]);

/** The value and the minimum of a voucher, before and after its claim. */
export const voucherTerms = {
  title: localizedText,
  value: amount,
  currencyCode,
  currencyUnit: text(8),
  isFree: v.optional(v.boolean()),
  products: v.array(localizedText),
  discountEffectiveQty: count,
  discountEffectivePrice: amount,
  terms: v.array(localizedText),
};

/** A voucher in a user's wallet. */
export const voucherSchema = v.object({
  ...voucherTerms,
  id: identifier,
  code: text(64),
  validity: voucherValidity,
  claimedAt: moment,
  usedAt: v.nullable(moment),
});

/** A user's wallet. */
export const walletSchema = v.array(voucherSchema);
