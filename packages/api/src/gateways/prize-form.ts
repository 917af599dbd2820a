import type { PrizeFormGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { PRIZE_FORM_ENDPOINTS } from '../endpoints/prize-form.ts';
import { mapValue } from '../map-value.ts';

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
