import { sha256Hex } from '@cangkir/core';
import { createSeededRandom, createVirtualClock, type VirtualClock } from '@cangkir/core/testing';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../client/api-client.ts';
import { createHttpExchange } from '../client/http-exchange.ts';

/** Noon, so that the time value of a signature starts at 0. */
export const NOON = Date.UTC(2026, 8, 4, 12, 0, 0);

/** Answers the nth request (from 0), or rejects like a network error. */
export type Backend = (request: Request, nth: number) => Response | Promise<Response>;

export interface TestClient {
  readonly client: ApiClient;
  readonly clock: VirtualClock;
  /** Every sent request. */
  readonly sent: readonly Request[];
}

/** A client with a fake network and virtual time. */
export function createTestClient(
  backend: Backend,
  options: Partial<ApiClientOptions> = {},
): TestClient {
  const clock = createVirtualClock(NOON);
  const sent: Request[] = [];
  const client = createApiClient({
    hash: sha256Hex,
    exchange: createHttpExchange('https://backend.example', async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return backend(request, sent.length - 1);
    }),
    token: () => '',
    sourceId: () => '',
    language: () => 'id',
    clock,
    random: createSeededRandom(1),
    ...options,
  });
  return { client, clock, sent };
}

/** A response of the contract. */
export function envelope(code: number, data: unknown = null, init?: ResponseInit): Response {
  return Response.json({ code, msg: '', data }, init);
}

/** A backend that never answers, but rejects on the abort. */
export function hang(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}
