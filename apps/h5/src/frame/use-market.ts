import { DEFAULT_MARKET, type Market, marketOfPhone } from '@cangkir/core';
import { usePhone } from './use-phone.ts';

/** The market of the user's phone; the default one when logged out. */
export function useMarket(): Market {
  return marketOfPhone(usePhone()) ?? DEFAULT_MARKET;
}
