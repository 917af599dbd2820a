import * as v from 'valibot';

/** A timestamp: milliseconds since the epoch. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A non-empty text. The length is in UTF-16 code units. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

export const identifier = text(64);

/** A text in every language. */
export const localizedText = v.object({ id: v.string(), en: v.string(), zh: v.string() });

/** A phone in E.164. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** An amount of money, in the currency's major unit. */
export const amount = v.pipe(v.number(), v.minValue(0));

/** The unit of a duration: 1 day, 2 week, 3 month, 4 year. */
export const durationType = v.picklist([1, 2, 3, 4]);

/** A quantity. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

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
  currencyCode: v.picklist(['IDR', 'PHP', 'SGD']),
  isFree: v.optional(v.boolean()),
  products: v.array(localizedText),
  minimumSpend: amount,
  terms: v.array(localizedText),
  validity: voucherValidity,
};
