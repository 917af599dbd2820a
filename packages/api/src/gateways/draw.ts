import type { DrawGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { DRAW_ENDPOINTS } from '../endpoints/draw.ts';
import { mapValue } from '../map-value.ts';

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
