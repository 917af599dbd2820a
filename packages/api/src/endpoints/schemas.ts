import * as v from 'valibot';

/** A moment, as every endpoint tells it. */
export const moment = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('milliseconds since the epoch'),
);

/** A text that is there. Characters are UTF-16 code units. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** What something is known by. */
export const identifier = text(64);

/** A text for people, in every language. */
export const localizedText = v.object({ id: v.string(), en: v.string(), zh: v.string() });

export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/), v.description('E.164'));

/** An amount of money. */
export const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.description('in the currency’s major unit'),
);

/** A number of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
