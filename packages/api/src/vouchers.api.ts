import type { VoucherGateway } from '@cangkir/core/vouchers';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';
import { identifier, moment, text, voucherTerms } from './client/schemas.ts';

const voucher = v.object({
  ...voucherTerms,
  id: identifier,
  code: text(64),
  claimedAt: moment,
  usedAt: v.nullable(moment),
});

/** The current user's wallet. */
export const VOUCHER_ENDPOINTS = {
  vouchers: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/vouchers',
    input: v.object({}),
    output: v.object({ vouchers: v.array(voucher) }),
  }),
  voucher: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/voucher',
    input: v.object({ id: identifier }),
    output: voucher,
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
