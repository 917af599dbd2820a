import { callingCode, marketOfPhone } from '../../platform/market/market.ts';

/** What people dial before a number within the market. */
const TRUNK_PREFIXES = { ID: '0', PH: '0', SG: '' } as const;

/** A phone in E.164 as people of its market write it, without spaces: `081234567890`. Any other text stays. */
export function nationalPhone(e164: string): string {
  const market = marketOfPhone(e164);
  if (market === null) return e164;
  return TRUNK_PREFIXES[market] + e164.slice(1 + callingCode(market).length);
}
