import {
  askWithNewestToken,
  endSession,
  type GatewayResult,
  isTokenRefusedFailure,
  type Voucher,
  voucherStatus,
} from '@cangkir/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../product-context.tsx';
import { GatewayError, queryClient } from './query-client.ts';

/** How often a voucher on the screen is looked at anew: the till may have used it. Milliseconds. */
const WATCH_INTERVAL_MS = 3000;

/** The wallet. Read anew when the person comes back to it. */
export function useVouchers(): UseQueryResult<readonly Voucher[], Error> {
  const { vouchers } = useProduct();
  const userId = useUserId();
  const ask = useAsk();
  return useQuery(
    {
      queryKey: ['vouchers', userId],
      queryFn: ({ signal }) => ask(() => vouchers.list({ signal })),
      enabled: userId !== null,
    },
    queryClient,
  );
}

/** One voucher, watched while it can still be used. */
export function useVoucher(id: string): UseQueryResult<Voucher, Error> {
  const { vouchers, now } = useProduct();
  const userId = useUserId();
  const ask = useAsk();
  return useQuery(
    {
      queryKey: ['voucher', userId, id],
      queryFn: ({ signal }) => ask(() => vouchers.find(id, { signal })),
      enabled: userId !== null,
      // What the wallet knows is shown at once.
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

/** Who is logged in, as it changes. */
export function useUserId(): string | null {
  const { global } = useProduct().app.session;
  return useSyncExternalStore(global.subscribe, () => global.get().userInfo?.id ?? null);
}

/** Asks for the value of an answer. A refused token ends the session, and the core decides what follows. */
function useAsk() {
  const { app } = useProduct();
  const { session } = app;
  return async function ask<Value>(call: () => Promise<GatewayResult<Value>>): Promise<Value> {
    const result = await askWithNewestToken(session, call);
    if (result.ok) return result.value;
    if (isTokenRefusedFailure(result.failure)) endSession(app, session.global.get().token, askAnew);
    throw new GatewayError(result.failure);
  };
}

/** Asks once more for all that is on the screen: what is asked for is the same under each token of a person. */
function askAnew(): void {
  void queryClient.refetchQueries({ type: 'active' });
}
