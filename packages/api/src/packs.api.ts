import { PAYMENT_METHODS } from '@cangkir/core';
import type { PackGateway } from '@cangkir/core/packs';
import { amount, count, identifier, localizedText, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const currencyCode = v.picklist(['IDR', 'PHP', 'SGD']);

const contents = v.array(
  v.object({
    title: localizedText,
    value: v.pipe(amount, v.description('what one voucher is worth')),
    quantity,
  }),
);

const pack = v.object({
  id: identifier,
  title: localizedText,
  price: amount,
  currencyCode,
  contents,
  sale: v.object({ start: moment, end: moment }),
  stock: v.pipe(count, v.description('packs left')),
  purchaseLimit: v.pipe(v.nullable(count), v.description('packs per person; null for no limit')),
  boughtBefore: v.pipe(count, v.description('packs that this person bought')),
});

const orderNumber = identifier;

const paymentMethod = v.picklist(PAYMENT_METHODS);

const order = v.object({
  orderNumber,
  orderedAt: moment,
  paymentMethod,
  total: amount,
  currencyCode,
  contents: v.pipe(contents, v.description('the vouchers of all packs together')),
  packId: identifier,
  quantity,
  isPaid: v.boolean(),
});

/** Voucher packs. */
export const PACK_ENDPOINTS = {
  packs: endpoint({
    method: 'GET',
    path: '/portal/app/pack/list',
    input: v.object({}),
    output: v.object({ packs: v.array(pack) }),
  }),
  pack: endpoint({
    method: 'GET',
    path: '/portal/app/pack/detail',
    input: v.object({ packId: identifier }),
    output: pack,
  }),
  buyPack: endpoint({
    method: 'POST',
    path: '/portal/app/pack/buy',
    input: v.object({ packId: identifier, quantity }),
    output: v.object({ orderNumber, paymentMethod }),
  }),
  packOrder: endpoint({
    method: 'GET',
    path: '/portal/app/pack/order',
    input: v.object({ orderNumber }),
    output: v.object({
      order,
      pack: v.pipe(
        v.nullable(pack),
        v.description('as it is sold now; null where it no longer is'),
      ),
    }),
  }),
} as const;

/** Voucher packs over HTTP. */
export function createPackGateway(client: ApiClient): PackGateway {
  return {
    async list(options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.packs, {}, options);
      return mapValue(answer, ({ data }) => data.packs);
    },
    async find(packId, options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.pack, { packId }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async buy({ packId, quantity }, options) {
      const answer = await client.call(PACK_ENDPOINTS.buyPack, { packId, quantity }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async findOrder(orderNumber, options = {}) {
      const answer = await client.call(PACK_ENDPOINTS.packOrder, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
