import { type GatewayFailure, type Problem, problemOf } from '@cangkir/core';
import { QueryClient } from '@tanstack/react-query';
import { type Product, useProduct } from '../../product-context.tsx';

/** A gateway's failure, thrown to the query that read. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    super(`Failed to read from the backend: ${failure.kind}`);
    this.failure = failure;
  }
}

/** The problem of a query that failed. */
export function problemOfQuery(error: Error): Problem {
  return problemOf(error instanceof GatewayError ? error.failure : { kind: 'malformed' });
}

const clients = new WeakMap<Product, QueryClient>();

/**
 * Holds what screens read from gateways, while the app lives. The API's client retries by itself. It is no part of the
 * product, as it loads with the first screen that reads.
 */
export function queryClientOf(product: Product): QueryClient {
  let client = clients.get(product);
  if (client === undefined) {
    client = new QueryClient({
      defaultOptions: {
        queries: {
          retry: false,
          networkMode: 'always',
          // Not only what is stale: what is stored may be dated ahead of the phone's clock.
          refetchOnMount: 'always',
          refetchOnWindowFocus: 'always',
          refetchOnReconnect: 'always',
        },
      },
    });
    clients.set(product, client);
  }
  return client;
}

export function useQueryClient(): QueryClient {
  return queryClientOf(useProduct());
}
