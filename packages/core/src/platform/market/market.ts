import type { CurrencyCode, Market } from './market.types.ts';

/** The markets, by ISO 3166 code (specification, section 1). */
export const MARKETS = ['ID', 'PH', 'SG'] as const satisfies readonly Market[];

/** The default market: most customers are in Indonesia (section 1). */
export const DEFAULT_MARKET: Market = 'ID';

/** The market that uses a currency. */
export function marketOfCurrency(currencyCode: CurrencyCode): Market {
  const markets = { IDR: 'ID', PHP: 'PH', SGD: 'SG' } as const;
  return markets[currencyCode];
}

/** The market that a phone belongs to. Null if it is of another country, or unreadable. */
export function marketOfPhone(e164: string): Market | null {
  return MARKETS.find((market) => e164.startsWith(`+${callingCode(market)}`)) ?? null;
}

/** The international calling code, without the plus. */
export function callingCode(market: Market): string {
  const codes = { ID: '62', PH: '63', SG: '65' } as const;
  return codes[market];
}

/** The time zone of a market's clocks, and its label (specification, section 9, for Indonesia). */
export function timeZoneOf(market: Market): { readonly name: string; readonly label: string } {
  const zones = {
    ID: { name: 'Asia/Jakarta', label: 'WIB' },
    PH: { name: 'Asia/Manila', label: 'PHT' },
    SG: { name: 'Asia/Singapore', label: 'SGT' },
  } as const;
  return zones[market];
}
