import * as v from 'valibot';
import {
  amount,
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
  isFree: v.optional(v.boolean()),
  products: v.array(localizedText),
  minimumSpend: amount,
  terms: v.array(localizedText),
  validity: voucherValidity,
};

/** A voucher in a user's wallet. */
export const voucherSchema = v.object({
  ...voucherTerms,
  id: identifier,
  code: text(64),
  claimedAt: moment,
  usedAt: v.nullable(moment),
});

/** A user's wallet. */
export const walletSchema = v.array(voucherSchema);
