import { SCAN_POLL_MS, type Voucher, voucherStatus } from '@cangkir/core';
import { orderWallet, voucherSchema, walletSchema } from '@cangkir/core/vouchers';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DefineQuery, memberQuery } from '../../frame/queries/gateway-query.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';

/** The wallet, ordered for the person. */
export const vouchersQuery = memberQuery<readonly Voucher[]>(({ gateways, now }) => ({
  queryKey: ['vouchers'],
  read: (signal) => gateways.vouchers.list({ signal }),
  schema: walletSchema,
  select: (vouchers) => orderWallet(vouchers, now()),
}));

/** One voucher, watched while it can still be used. */
export function voucherQuery(id: string): DefineQuery<Voucher> {
  return memberQuery(({ gateways, now }) => ({
    queryKey: ['voucher', id],
    read: (signal) => gateways.vouchers.find(id, { signal }),
    schema: voucherSchema,
    refetchInterval: ({ state }) =>
      state.data !== undefined && voucherStatus(state.data, now()) === 'claimed'
        ? SCAN_POLL_MS
        : false,
  }));
}

/** The same, which shows as it stands in the wallet until it is read. */
export function useVoucher(id: string): UseQueryResult<Voucher> {
  const wallet = useGatewayQuery<readonly Voucher[]>((...reader) => ({
    ...vouchersQuery(...reader),
    enabled: false,
  }));
  return useGatewayQuery<Voucher>((...reader) => ({
    ...voucherQuery(id)(...reader),
    readAlready() {
      const voucher = wallet.data?.find((candidate) => candidate.id === id);
      return voucher === undefined ? null : { value: voucher, readAt: wallet.dataUpdatedAt };
    },
  }));
}
