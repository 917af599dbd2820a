import { identifier } from '@cangkir/core/schemas';
import { type VoucherGateway, voucherSchema, walletSchema } from '@cangkir/core/vouchers';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** The current user's wallet. */
export const VOUCHER_ENDPOINTS = {
  vouchers: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/vouchers',
    tokenUse: 'login',
    input: v.object({}),
    output: v.object({ vouchers: walletSchema }),
  }),
  voucher: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/voucher',
    tokenUse: 'login',
    input: v.object({ id: identifier }),
    output: voucherSchema,
  }),
} as const;

/** The wallet over HTTP. */
export function createVoucherGateway(client: ApiClient): VoucherGateway {
  return {
    async list(options = {}) {
      const answer = await client.call(VOUCHER_ENDPOINTS.vouchers, {}, options);
      return mapValue(answer, ({ data }) => data.vouchers);
    },
    async find(id, options = {}) {
      const answer = await client.call(VOUCHER_ENDPOINTS.voucher, { id }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
