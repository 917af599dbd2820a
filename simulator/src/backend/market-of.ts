import { DEFAULT_MARKET, type Market, marketOfPhone } from '@cangkir/core';
import type { BackendUser } from './state.ts';

/** The home market of a person; the default one for a visitor. */
export function marketOf(user: BackendUser | null): Market {
  return marketOfPhone(user?.phone ?? '') ?? DEFAULT_MARKET;
}
