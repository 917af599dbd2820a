import {
  type CurrencyCode,
  DEFAULT_MARKET,
  type Market,
  marketOfCurrency,
  marketOfPhone,
} from '@cangkir/core';
import type { BackendUser } from './login/login.state.ts';

/** The home market of a person; the default one for a visitor. */
export function marketOf(user: BackendUser | null): Market {
  return marketOfPhone(user?.phone ?? '') ?? DEFAULT_MARKET;
}

/** A price is for the market of its currency alone. */
export function isPricedFor(user: BackendUser | null, currencyCode: CurrencyCode): boolean {
  return marketOfCurrency(currencyCode) === marketOf(user);
}
