import { adClickId, PAYMENT_METHODS } from '@cangkir/core';
import {
  type PackGateway,
  packChannel,
  packContentsSchema,
  packListSchema,
  packSchema,
} from '@cangkir/core/packs';
import { address, amount, identifier, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const orderNumber = identifier;

const paymentMethod = v.picklist(PAYMENT_METHODS);

const order = v.object({
  orderNumber,
  orderedAt: moment,
  paymentMethod,
  total: amount,
  currencyCode: packSchema.entries.currencyCode,
  contents: v.pipe(packContentsSchema, v.description('the vouchers of all packs together')),
  packId: identifier,
  channel: packChannel,
  quantity,
  isPaid: v.boolean(),
  refundedAt: v.pipe(
    v.optional(v.nullable(moment), null),
    v.description('when the chain cancelled it after it was paid'),
  ),
});

/** Voucher packs. */
export const PACK_ENDPOINTS = {
  packs: endpoint({
    method: 'GET',
    path: '/portal/app/pack/list',
    tokenUse: 'optional',
    input: v.object({ channel: packChannel }),
    output: v.object({ packs: packListSchema }),
  }),
  pack: endpoint({
    method: 'GET',
    path: '/portal/app/pack/detail',
    tokenUse: 'optional',
    input: v.object({ packId: identifier }),
    output: packSchema,
  }),
  buyPack: endpoint({
    method: 'POST',
    path: '/portal/app/pack/buy',
    tokenUse: 'login',
    input: v.object({
      packId: identifier,
      quantity,
      ttoclid: v.pipe(v.optional(adClickId), v.description('the click on the ad that led here')),
      ttPayUrl: v.pipe(
        v.optional(address),
        v.description('a page of the payment provider that the ad names'),
      ),
    }),
    output: v.object({ orderNumber, paymentMethod }),
  }),
  packOrder: endpoint({
    method: 'GET',
    path: '/portal/app/pack/order',
    tokenUse: 'login',
    input: v.object({ orderNumber }),
    output: v.object({
      order,
      pack: v.pipe(
        v.nullable(packSchema),
        v.description('as it is sold now; null where it no longer is'),
      ),
    }),
  }),
} as const;

/** Voucher packs over HTTP. */
export function createPackGateway(client: ApiClient): PackGateway {
  return {
    async list(channel, options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.packs, { channel }, options);
      return mapValue(answer, ({ data }) => data.packs);
    },
    async find(packId, options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.pack, { packId }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async buy(request, options) {
      const answer = await client.call(PACK_ENDPOINTS.buyPack, request, options);
      return mapValue(answer, ({ data }) => data);
    },
    async findOrder(orderNumber, options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.packOrder, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}

/** What its pages load. */
export function createPageGateways(client: ApiClient) {
  return { packs: createPackGateway(client) };
}
