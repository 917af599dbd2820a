import { MARKETS } from '../../platform/market/market.ts';
import type { Market } from '../../platform/market/market.types.ts';

/** What may still become a mobile of a market, without its calling code: the trunk 0, then the first digit and the rest. */
const BEGINNINGS: Readonly<Record<Market, RegExp>> = {
  ID: /^0?(?:8\d{0,11})?$/,
  PH: /^0?(?:[89]\d{0,9})?$/,
  SG: /^(?:[89]\d{0,7})?$/,
};

/**
 * The one market whose number is being typed, if it can be none of the chosen market any more: `09` is no mobile of
 * Indonesia, and in the Philippines every one begins so. Null while it may be of the chosen market or of several.
 */
export function onlyOtherMarket(typed: string, chosen: Market): Market | null {
  const digits = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  const possible = MARKETS.filter((market) => BEGINNINGS[market].test(digits));
  const [only = null] = possible;
  return possible.length === 1 && only !== chosen ? only : null;
}
