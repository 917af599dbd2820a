import {
  endSession,
  type GatewayResult,
  retryWithNewestToken,
  type Voucher,
  voucherStatus,
} from '@cangkir/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../../product-context.tsx';
import { GatewayError, queryClient } from './query-client.ts';

/** How often a voucher on the screen is read again: the cashier may have redeemed it. Milliseconds. */
const WATCH_INTERVAL_MS = 3000;

/** The wallet. Read again when the person comes back to it. */
export function useVouchers(): UseQueryResult<readonly Voucher[], Error> {
  const { vouchers } = useProduct();
  const userId = useUserId();
  const read = useRead();
  return useQuery(
    {
      queryKey: ['vouchers', userId],
      queryFn: ({ signal }) => read(() => vouchers.list({ signal })),
      enabled: userId !== null,
    },
    queryClient,
  );
}

/** One voucher, watched while it can still be used. */
export function useVoucher(id: string): UseQueryResult<Voucher, Error> {
  const { vouchers, now } = useProduct();
  const userId = useUserId();
  const read = useRead();
  return useQuery(
    {
      queryKey: ['voucher', userId, id],
      queryFn: ({ signal }) => read(() => vouchers.find(id, { signal })),
      enabled: userId !== null,
      // The wallet's copy shows at once.
      placeholderData: () =>
        queryClient
          .getQueryData<readonly Voucher[]>(['vouchers', userId])
          ?.find((voucher) => voucher.id === id),
      refetchInterval: ({ state }) =>
        state.data !== undefined && voucherStatus(state.data, now()) === 'claimed'
          ? WATCH_INTERVAL_MS
          : false,
    },
    queryClient,
  );
}

/** The id of the current user, null when logged out. */
export function useUserId(): string | null {
  const { global } = useProduct().app.session;
  return useSyncExternalStore(global.subscribe, () => global.get().userInfo?.id ?? null);
}

/** Calls a gateway, and throws its failure. If the backend refuses the token, the session ends. */
function useRead() {
  const { app } = useProduct();
  const { session } = app;
  return async function read<Value>(call: () => Promise<GatewayResult<Value>>): Promise<Value> {
    const result = await retryWithNewestToken(session, call);
    if (result.ok) return result.value;
    if (result.failure.kind === 'sessionExpired')
      endSession(app, session.global.get().token, readAgain);
    throw new GatewayError(result.failure);
  };
}

/** Refetches what is on the screen: the refused token was replaced meanwhile. */
function readAgain(): void {
  void queryClient.refetchQueries({ type: 'active' });
}
