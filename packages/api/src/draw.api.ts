import { activityFields, CLAIM_CODE, CLOSED_CODES, prize, prizeKind } from '@cangkir/core';
import type { DrawGateway } from '@cangkir/core/draw';
import { identifier, localizedText, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const result = v.object({
  drawId: identifier,
  sectorId: identifier,
  prize: v.nullable(prize),
  drawnAt: moment,
  isRecipientSent: v.boolean(),
});

/** Lucky draws. */
export const DRAW_ENDPOINTS = {
  drawActivity: endpoint({
    method: 'GET',
    path: '/portal/app/draw/activity',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      ...activityFields,
      sectors: v.pipe(
        v.array(v.object({ id: identifier, label: localizedText, prize: v.nullable(prizeKind) })),
        v.minLength(2),
      ),
      drawn: v.nullable(result),
      matchHistory: v.array(result),
    }),
  }),
  draw: endpoint({
    method: 'POST',
    path: '/portal/app/draw',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({ result: v.optional(result) }),
    outcomes: [...CLOSED_CODES, CLAIM_CODE.alreadyClaimed, CLAIM_CODE.loginRequired],
  }),
} as const;

/** Lucky draws over HTTP. */
export function createDrawGateway(client: ApiClient): DrawGateway {
  return {
    async find(activityCode, options = {}) {
      const answer = await client.call(DRAW_ENDPOINTS.drawActivity, { activityCode }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async draw(activityCode, options) {
      const answer = await client.call(DRAW_ENDPOINTS.draw, { activityCode }, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}

/** What its pages load. */
export function createPageGateways(client: ApiClient) {
  return { draws: createDrawGateway(client) };
}
