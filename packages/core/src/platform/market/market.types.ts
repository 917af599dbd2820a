/** A market by its ISO 3166 code. Decides currency, points and help texts, but not the language. */
export type Market = 'ID' | 'PH' | 'SG';

/** The currency of a market by its ISO 4217 code. */
export type CurrencyCode = 'IDR' | 'PHP' | 'SGD';
