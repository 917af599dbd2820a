import { type Voucher, voucherStatus } from '@cangkir/core';
import { orderWallet } from '@cangkir/core/vouchers';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '../../frame/queries/query-client.ts';
import { useMemberQuery, useUserId } from '../../frame/queries/use-gateway-query.ts';
import { useProduct } from '../../product-context.tsx';

/** How often a voucher on the screen is read again: the cashier may have redeemed it. Milliseconds. */
const WATCH_INTERVAL_MS = 3000;

/** The wallet, ordered for the person. Read again when they come back to it. */
export function useVouchers(): UseQueryResult<readonly Voucher[]> {
  const { gateways, now } = useProduct();
  return useMemberQuery({
    queryKey: ['vouchers'],
    read: (signal) => gateways.vouchers.list({ signal }),
    select: (vouchers) => orderWallet(vouchers, now()),
  });
}

/** One voucher, watched while it can still be used. */
export function useVoucher(id: string): UseQueryResult<Voucher> {
  const { gateways, now } = useProduct();
  const userId = useUserId();
  const queries = useQueryClient();
  return useMemberQuery<Voucher>({
    queryKey: ['voucher', id],
    read: (signal) => gateways.vouchers.find(id, { signal }),
    // The wallet's copy shows at once.
    placeholderData: () =>
      queries
        .getQueryData<readonly Voucher[]>(['vouchers', userId])
        ?.find((voucher) => voucher.id === id),
    refetchInterval: ({ state }) =>
      state.data !== undefined && voucherStatus(state.data, now()) === 'claimed'
        ? WATCH_INTERVAL_MS
        : false,
  });
}
