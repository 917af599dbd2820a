import { userIdOf } from '@cangkir/core';
import type { Product } from '../../product-context.tsx';
import { type DefineQuery, gatewayQueryOptions } from './gateway-query.ts';
import { fetchAhead, queryClientOf } from './query-client.ts';

/** Reads what a screen shows before it is there, so that it opens with it. */
export async function readAhead<Value>(
  product: Product,
  define: DefineQuery<Value>,
): Promise<void> {
  const query = define(product, userIdOf(product.app.session.global.get()));
  if (query.enabled === false) return;
  const client = queryClientOf(product);
  await fetchAhead(client, gatewayQueryOptions(product, client, query));
}

/** Reads what a later screen shows, unless it was read before. The screen shows that at once, and reads it again. */
export async function prefetch<Value>(product: Product, define: DefineQuery<Value>): Promise<void> {
  const query = define(product, userIdOf(product.app.session.global.get()));
  const client = queryClientOf(product);
  await client.prefetchQuery({
    ...gatewayQueryOptions(product, client, query),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
