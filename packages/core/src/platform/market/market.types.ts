import type * as v from 'valibot';
import type { currencyCode } from '../schemas.ts';

/** A market by its ISO 3166 code. Decides currency, points and help texts, but not the language. */
export type Market = 'ID' | 'PH' | 'SG';

/** The currency of a market by its ISO 4217 code. */
export type CurrencyCode = v.InferOutput<typeof currencyCode>;
