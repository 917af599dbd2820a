import { sha256Hex } from '@cangkir/core';
import { createSeededRandom, createVirtualClock, type VirtualClock } from '@cangkir/core/testing';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../client/api-client.ts';

/** Noon, so that the time value of a signature starts at 0. */
export const NOON = Date.UTC(2026, 8, 4, 12, 0, 0);

/** Answers the nth request (counted from 0), or fails as a network does. */
export type Backend = (request: Request, nth: number) => Response | Promise<Response>;

export interface TestClient {
  readonly client: ApiClient;
  readonly clock: VirtualClock;
  /** Every request that went out. */
  readonly sent: readonly Request[];
}

/** A client whose network is a function, and whose time is virtual. */
export function createTestClient(
  backend: Backend,
  options: Partial<ApiClientOptions> = {},
): TestClient {
  const clock = createVirtualClock(NOON);
  const sent: Request[] = [];
  const client = createApiClient({
    hash: sha256Hex,
    baseUrl: 'https://backend.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return backend(request, sent.length - 1);
    },
    token: () => '',
    sourceId: () => '',
    language: () => 'id',
    clock,
    random: createSeededRandom(1),
    ...options,
  });
  return { client, clock, sent };
}

/** An answer of the contract. */
export function envelope(code: number, data: unknown = null, init?: ResponseInit): Response {
  return Response.json({ code, msg: '', data }, init);
}

/** A backend that never answers, and hears when the request is given up. */
export function hang(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}
