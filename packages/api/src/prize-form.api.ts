import { CLAIM_CODE, ENDED_CODES, MARKETS, prize } from '@cangkir/core';
import type { PrizeFormGateway } from '@cangkir/core/prize-form';
import { identifier, moment, phone, text } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const recipient = v.object({ name: text(1000), phone, address: text(4000) });

const sent = v.object({ recipient, sentAt: moment });

/** The recipients of prizes. */
export const PRIZE_FORM_ENDPOINTS = {
  prizeForm: endpoint({
    method: 'GET',
    path: '/portal/app/draw/prize',
    tokenUse: 'login',
    input: v.object({ drawId: identifier }),
    output: v.object({
      drawId: identifier,
      prize: v.nullable(prize),
      wonAt: moment,
      market: v.picklist(MARKETS),
      sent: v.nullable(sent),
    }),
  }),
  sendPrizeForm: endpoint({
    method: 'POST',
    path: '/portal/app/draw/prize/recipient',
    tokenUse: 'optional',
    input: v.object({ drawId: identifier, recipient }),
    output: v.object({ sent: v.optional(sent) }),
    outcomes: [...ENDED_CODES, CLAIM_CODE.alreadyClaimed, CLAIM_CODE.loginRequired],
  }),
} as const;

/** The recipients of prizes over HTTP. */
export function createPrizeFormGateway(client: ApiClient): PrizeFormGateway {
  return {
    async find(drawId, options = {}) {
      const answer = await client.call(PRIZE_FORM_ENDPOINTS.prizeForm, { drawId }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async send({ drawId, recipient }, options) {
      const input = { drawId, recipient: { ...recipient } };
      const answer = await client.call(PRIZE_FORM_ENDPOINTS.sendPrizeForm, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { prizeForms: createPrizeFormGateway(client) };
}
