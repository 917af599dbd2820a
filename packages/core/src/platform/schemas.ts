import * as v from 'valibot';

/** A timestamp: milliseconds since the epoch. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A non-empty text. The length is in UTF-16 code units. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

export const identifier = text(64);

/** A text in every language. */
export const localizedText = v.object({ id: v.string(), en: v.string(), zh: v.string() });

/** The fields that every activity has. */
export const activityFields = {
  activityCode: identifier,
  name: localizedText,
  startsAt: moment,
  endsAt: moment,
};

/** An amount of money, in the currency's major unit. */
export const amount = v.pipe(v.number(), v.minValue(0));

/** The currency of a market by its ISO 4217 code. */
export const currencyCode = v.picklist(['IDR', 'PHP', 'SGD']);

/** A phone in E.164. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** A place on the earth. Degrees. */
export const coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** A quantity. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
