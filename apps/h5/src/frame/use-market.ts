import { DEFAULT_MARKET, type Market, marketOfPhone } from '@cangkir/core';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../product-context.tsx';

/** The market of the user's phone; the default one when logged out. */
export function useMarket(): Market {
  const { global } = useProduct().app.session;
  const read = () => marketOfPhone(global.get().userInfo?.phone ?? '') ?? DEFAULT_MARKET;
  return useSyncExternalStore(global.subscribe, read, read);
}
