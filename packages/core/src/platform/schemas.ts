import * as v from 'valibot';
import { MAX_ADDRESS_LENGTH } from './navigation/max-address-length.ts';

/** A timestamp: milliseconds since the epoch. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A non-empty text. The length is in UTF-16 code units. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** Untrusted: who follows it checks it. */
export const address = text(MAX_ADDRESS_LENGTH);

/** Untrusted: a view drops a link that is neither a route of ours nor on the app host. */
export const link = v.pipe(address, v.description('a route, or an address on the app host'));

export const identifier = text(64);

/** A text in every language. */
export const localizedText = v.object({ id: v.string(), en: v.string(), zh: v.string() });

/** An amount of money, in the currency's major unit. */
export const amount = v.pipe(v.number(), v.minValue(0));

/** The currency of a market by its ISO 4217 code. */
export const currencyCode = v.picklist(['IDR', 'PHP', 'SGD']);

/** The form of a phone in E.164. */
export const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone in E.164. */
export const phone = v.pipe(v.string(), v.regex(E164));

/** A place on the earth. Degrees. */
export const coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** A quantity. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
