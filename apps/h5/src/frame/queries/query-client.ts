import { type GatewayFailure, type Problem, problemOf } from '@cangkir/core';
import {
  type FetchQueryOptions,
  focusManager,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
import { type QueryPorts, useQueryPorts } from '../../product-context.tsx';

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

const clients = new WeakMap<QueryPorts, QueryClient>();

/** The queries that were read for a screen that is not there yet. */
const ahead = new WeakSet<object>();

/**
 * Holds what screens read from gateways, while the app lives. The API's client retries by itself. It is no part of the
 * product, as it loads with the first screen that reads.
 */
export function queryClientOf(ports: QueryPorts): QueryClient {
  let client = clients.get(ports);
  if (client === undefined) {
    client = createQueryClient(ports);
    clients.set(ports, client);
  }
  return client;
}

function createQueryClient({ visibility }: QueryPorts): QueryClient {
  // By itself it knows of the web view alone, not that the native app paused the page.
  focusManager.setEventListener((handleFocus) =>
    visibility.subscribe(() => handleFocus(!visibility.isHidden())),
  );
  // It believes that there is a network until it hears of none: in an app opened offline it would miss its return.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        // Not only what is stale: what is stored may be dated ahead of the phone's clock.
        refetchOnMount: (query) => (ahead.has(query) ? false : 'always'),
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
      },
    },
  });
  // As its provider would: from now on it notices that the person, or the network, is back.
  client.mount();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerRemoved') ahead.delete(query);
  });
  return client;
}

/** Reads a query for a screen that is not there yet, which then does not read it again. */
export async function fetchAhead<Value>(
  client: QueryClient,
  options: FetchQueryOptions<Value>,
): Promise<void> {
  try {
    await client.fetchQuery(options);
  } catch {
    // The screen reads it again, and says what happened.
    return;
  }
  const query = client.getQueryCache().find({ queryKey: options.queryKey });
  if (query !== undefined) ahead.add(query);
}

export function useQueryClient(): QueryClient {
  return queryClientOf(useQueryPorts());
}
