import type { CurrencyCode, Market } from './market.types.ts';

const HOUR_MS = 60 * 60 * 1000;

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

/** A time zone without daylight saving. */
export interface TimeZone {
  /** Its name in the IANA database. */
  readonly name: string;
  /** What stands behind a time, in every language (specification, section 9, for Indonesia). */
  readonly label: string;
  /** How far its clocks are ahead of WIB. */
  readonly aheadOfWibMs: number;
}

/** The time zone of a market's clocks. */
export function timeZoneOf(market: Market): TimeZone {
  const zones = {
    ID: { name: 'Asia/Jakarta', label: 'WIB', aheadOfWibMs: 0 },
    PH: { name: 'Asia/Manila', label: 'PHT', aheadOfWibMs: HOUR_MS },
    SG: { name: 'Asia/Singapore', label: 'SGT', aheadOfWibMs: HOUR_MS },
  } as const;
  return zones[market];
}
