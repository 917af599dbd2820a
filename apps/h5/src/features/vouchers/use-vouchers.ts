import { type Voucher, voucherStatus } from '@cangkir/core';
import { orderWallet, voucherSchema, walletSchema } from '@cangkir/core/vouchers';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemberQuery } from '../../frame/queries/use-gateway-query.ts';
import { useProduct } from '../../product-context.tsx';

/** How often a voucher on the screen is read again: the cashier may have redeemed it. Milliseconds. */
const WATCH_INTERVAL_MS = 3000;

/** The wallet, ordered for the person. Read again when they come back to it. */
export function useVouchers({ enabled = true } = {}): UseQueryResult<readonly Voucher[]> {
  const { gateways, now } = useProduct();
  return useMemberQuery<readonly Voucher[]>({
    queryKey: ['vouchers'],
    enabled,
    read: (signal) => gateways.vouchers.list({ signal }),
    schema: walletSchema,
    select: (vouchers) => orderWallet(vouchers, now()),
  });
}

/** One voucher, watched while it can still be used. */
export function useVoucher(id: string): UseQueryResult<Voucher> {
  const { gateways, now } = useProduct();
  const wallet = useVouchers({ enabled: false });
  return useMemberQuery<Voucher>({
    queryKey: ['voucher', id],
    read: (signal) => gateways.vouchers.find(id, { signal }),
    schema: voucherSchema,
    readAlready() {
      const voucher = wallet.data?.find((candidate) => candidate.id === id);
      return voucher === undefined ? null : { value: voucher, readAt: wallet.dataUpdatedAt };
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && voucherStatus(state.data, now()) === 'claimed'
        ? WATCH_INTERVAL_MS
        : false,
  });
}
