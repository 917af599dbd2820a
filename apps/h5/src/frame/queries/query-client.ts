import type { GatewayFailure } from '@cangkir/core';
import { QueryClient } from '@tanstack/react-query';

/** A gateway's failure, thrown to the query that read. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    super(`Failed to read from the backend: ${failure.kind}`);
    this.failure = failure;
  }
}

/** The wallet's data, kept while the page lives. The client of the API retries by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: 'always' },
  },
});
