import { type Clock, fail, type GatewayResult, succeed } from '@cangkir/core';
import { TRACKING, type TrackingGateway } from '@cangkir/core/tracking';
import type { Exchange } from './client/exchange.ts';
import { createSendRequest } from './client/send-request.ts';

/**
 * The sink of the statistics over HTTP (specification, section 7). It is no request of the product: it has no sign, no
 * token, and no envelope around its answer.
 */
export function createTrackingGateway(exchange: Exchange, clock: Clock): TrackingGateway {
  const sendRequest = createSendRequest(exchange, clock);
  return {
    async send(events, { isLeaving }) {
      const answer = await sendRequest({
        method: 'POST',
        path: TRACKING.path,
        query: TRACKING.query,
        headers: {},
        body: { events },
        keepalive: isLeaving,
      });
      return resultOf(answer?.status ?? 0);
    },
  };
}

/** @param status The HTTP status; 0 without an answer. */
function resultOf(status: number): GatewayResult<void> {
  if (status >= 200 && status < 300) return succeed(undefined);
  return fail(status >= 400 && status < 500 ? { kind: 'rejected', code: status } : UNREACHABLE);
}

const UNREACHABLE = { kind: 'unreachable' } as const;
