/** The markets, by ISO 3166 code (specification, section 1). */
export const MARKETS = ['ID', 'PH', 'SG'] as const;

/** Decides money, points and help texts. The language is chosen apart from it. */
export type Market = (typeof MARKETS)[number];

/** The market where nobody says another one: the product's customers are mainly in Indonesia (section 1). */
export const DEFAULT_MARKET: Market = 'ID';

/** Tells whether an untrusted value names a market. */
export function isMarket(value: unknown): value is Market {
  return MARKETS.some((market) => market === value);
}

/** The market that pays in a currency. */
export function marketOfCurrency(currencyCode: 'IDR' | 'PHP' | 'SGD'): Market {
  const markets = { IDR: 'ID', PHP: 'PH', SGD: 'SG' } as const;
  return markets[currencyCode];
}

/** The international calling code, without the plus. */
export function callingCode(market: Market): string {
  const codes = { ID: '62', PH: '63', SG: '65' } as const;
  return codes[market];
}
