import { activityFields, admissionFields, CLAIM_CODE, CLOSED_CODES } from '@cangkir/core';
import type { BargainGateway } from '@cangkir/core/bargain';
import { HELPER_CODE } from '@cangkir/core/bargain';
import { amount, count, identifier, localizedText, moment, text } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const kind = v.pipe(
  v.picklist(['priceCut', 'freeCup']),
  v.description('friends cut a price down, or a share earns a free coffee'),
);

const prize = v.object({ id: identifier, name: localizedText, price: amount });

const cut = v.object({
  id: identifier,
  cutProgress: amount,
  friend: v.pipe(
    v.nullable(text(32)),
    v.description('a masked phone, in national form; null for an own cut'),
  ),
  cutAt: moment,
});

const assistance = v.object({
  assistanceCode: identifier,
  prize,
  ownCutsLeft: count,
  cuts: v.array(cut),
});

const help = v.object({ cutProgress: amount, helperCode: identifier });

const invitation = v.object({
  ...admissionFields,
  kind,
  friend: v.pipe(text(32), v.description('a masked phone, in national form')),
  prize,
  cutTotal: amount,
  isOwn: v.boolean(),
  help: v.nullable(help),
});

const helpReply = v.object({ invitation: v.optional(invitation), startsAt: v.optional(moment) });

/** Bargains. The two changes are those that the specification leaves unsigned (section 7). */
export const BARGAIN_ENDPOINTS = {
  bargain: endpoint({
    method: 'GET',
    path: '/portal/app/assistance/campaign',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      ...activityFields,
      kind,
      prizes: v.pipe(v.array(prize), v.minLength(1)),
      assistance: v.nullable(assistance),
    }),
  }),
  bargainInvitation: endpoint({
    method: 'GET',
    path: '/portal/app/assistance/invitation',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier, assistanceCode: identifier }),
    output: helpReply,
    outcomes: [...CLOSED_CODES, ...Object.values(HELPER_CODE)],
  }),
  sponsorBargain: endpoint({
    method: 'POST',
    path: '/portal/app/assistance/sponsor',
    tokenUse: 'optional',
    isSigned: false,
    input: v.object({ activityCode: identifier, prizeId: identifier, shared: v.boolean() }),
    output: v.object({
      cut: v.optional(v.nullable(cut)),
      assistance: v.optional(assistance),
    }),
    outcomes: [...CLOSED_CODES, CLAIM_CODE.loginRequired],
  }),
  assistBargain: endpoint({
    method: 'POST',
    path: '/portal/app/assistance/assist',
    tokenUse: 'optional',
    isSigned: false,
    input: v.object({ activityCode: identifier, assistanceCode: identifier }),
    output: helpReply,
    outcomes: [
      ...CLOSED_CODES,
      ...Object.values(HELPER_CODE),
      CLAIM_CODE.alreadyClaimed,
      CLAIM_CODE.loginRequired,
    ],
  }),
} as const;

/** Bargains over HTTP. */
export function createBargainGateway(client: ApiClient): BargainGateway {
  return {
    async findCampaign(activityCode, options = {}) {
      const answer = await client.call(BARGAIN_ENDPOINTS.bargain, { activityCode }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async findInvitation({ activityCode, assistanceCode }, options = {}) {
      const input = { activityCode, assistanceCode };
      const answer = await client.call(BARGAIN_ENDPOINTS.bargainInvitation, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
    async cut({ activityCode, prizeId, shared }, options) {
      const input = { activityCode, prizeId, shared };
      const answer = await client.call(BARGAIN_ENDPOINTS.sponsorBargain, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
    async help({ activityCode, assistanceCode }, options) {
      const input = { activityCode, assistanceCode };
      const answer = await client.call(BARGAIN_ENDPOINTS.assistBargain, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}

/** What its pages load. */
export function createPageGateways(client: ApiClient) {
  return { bargains: createBargainGateway(client) };
}
