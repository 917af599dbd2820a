import { PAYMENT_METHODS } from '@cangkir/core';
import { type RightsCardGateway, unpaidOrderSchema } from '@cangkir/core/rights-card';
import {
  amount,
  count,
  currencyCode,
  identifier,
  localizedText,
  moment,
  text,
} from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const benefit = v.object({
  id: identifier,
  title: localizedText,
  frequency: v.picklist(['daily', 'weekly', 'monthly']),
  value: v.pipe(amount, v.description('what one use saves')),
  usedAt: v.pipe(v.nullable(moment), v.description('this person’s last use')),
});

/** The membership card. */
export const RIGHTS_CARD_ENDPOINTS = {
  rightsCard: endpoint({
    method: 'GET',
    path: '/portal/app/rights/card',
    tokenUse: 'optional',
    input: v.object({}),
    output: v.object({
      title: localizedText,
      price: amount,
      currencyCode,
      validity: v.object({
        // A card of ten years is no card: it keeps what is computed from it short.
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
        unit: v.pipe(v.picklist([1, 2, 3, 4]), v.description('day, week, month, year')),
      }),
      benefits: v.array(benefit),
      period: v.pipe(
        v.nullable(v.object({ start: moment, end: moment })),
        v.description(
          'this person’s active period, or the last one; null if they never had a card',
        ),
      ),
      code: v.pipe(
        v.optional(v.nullable(identifier), null),
        v.description('what the till knows this person’s card by; null if they never had one'),
      ),
      unpaidOrder: unpaidOrderSchema,
      points: v.pipe(
        v.optional(count, 0),
        v.description('the points that an order accepts, also those that unpaid orders hold'),
      ),
    }),
  }),
  buyRightsCard: endpoint({
    method: 'POST',
    path: '/portal/app/rights/card/buy',
    tokenUse: 'login',
    input: v.object({
      points: v.pipe(v.optional(count, 0), v.description('the points to redeem')),
      appVersion: v.pipe(
        v.optional(v.nullable(text(32)), null),
        v.description('of the native app; null outside'),
      ),
    }),
    output: v.object({ orderNumber: identifier, paymentMethod: v.picklist(PAYMENT_METHODS) }),
  }),
} as const;

/** The membership card over HTTP. */
export function createRightsCardGateway(client: ApiClient): RightsCardGateway {
  const { rightsCard, buyRightsCard } = RIGHTS_CARD_ENDPOINTS;
  return {
    async find(options = {}) {
      return mapValue(await client.call(rightsCard, {}, options), ({ data }) => data);
    },
    async buy(request, options) {
      return mapValue(await client.call(buyRightsCard, request, options), ({ data }) => data);
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { rightsCards: createRightsCardGateway(client) };
}
