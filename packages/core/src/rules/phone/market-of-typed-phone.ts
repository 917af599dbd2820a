import { callingCode, MARKETS } from '../../platform/market/market.ts';
import type { Market } from '../../platform/market/market.types.ts';

/** The market whose calling code a typed phone starts with: `+63 917…`, `0063…`. Null without a code of ours. */
export function marketOfTypedPhone(typed: string): Market | null {
  const digits = /^\s*(?:\+|00)\s*(\d+)/.exec(typed.normalize('NFKC'))?.[1];
  return MARKETS.find((market) => digits?.startsWith(callingCode(market))) ?? null;
}
