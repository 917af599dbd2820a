import type { Exchange, RawAnswer, SignedRequest } from '@cangkir/api';
import type { Network } from '../../network/network.ts';

/** Exchanges over a network of this process. */
export function createNetworkExchange(network: Pick<Network, 'deliver'>): Exchange {
  async function send({ method, path, headers, query, body }: SignedRequest): Promise<RawAnswer> {
    const delivery = await network.deliver({
      method,
      path,
      headers,
      query: query ?? {},
      body: body === undefined ? '' : JSON.stringify(body),
    });
    switch (delivery.kind) {
      case 'answered': {
        const { status, body, headers } = delivery.response;
        return { status, body, date: headers['date'] ?? null };
      }
      case 'silent':
        return new Promise(() => {});
      default:
        throw new TypeError('Failed to fetch');
    }
  }

  // What was sent is handled, even if nobody waits for its answer.
  return (request) => ({ answer: send(request), cancel: () => {} });
}
