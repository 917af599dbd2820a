/** A market by its ISO 3166 code. Decides money, points and help texts; the language is chosen apart from it. */
export type Market = 'ID' | 'PH' | 'SG';

/** The currency of a market by its ISO 4217 code. */
export type CurrencyCode = 'IDR' | 'PHP' | 'SGD';
