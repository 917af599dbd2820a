import { userIdOf } from '@cangkir/core';
import type { QueryPorts } from '../../product-context.tsx';
import { type DefineQuery, gatewayQueryOptions } from './gateway-query.ts';
import { fetchAhead, queryClientOf } from './query-client.ts';

/** Reads what a screen shows before it is there, so that it opens with it. */
export async function readAhead<Value>(
  ports: QueryPorts,
  define: DefineQuery<Value>,
): Promise<void> {
  const query = define(ports, userIdOf(ports.app.session.global.get()));
  if (query.enabled === false) return;
  const client = queryClientOf(ports);
  await fetchAhead(client, gatewayQueryOptions(ports, query));
}

/** Reads what a later screen shows, unless it was read before. The screen shows that at once, and reads it again. */
export async function prefetch<Value>(
  ports: QueryPorts,
  define: DefineQuery<Value>,
): Promise<void> {
  const query = define(ports, userIdOf(ports.app.session.global.get()));
  const client = queryClientOf(ports);
  await client.prefetchQuery({
    ...gatewayQueryOptions(ports, query),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
