import { userIdOf } from '@cangkir/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../../product-context.tsx';
import { type DefineQuery, gatewayQueryOptions } from './gateway-query.ts';
import { useQueryClient } from './query-client.ts';

/** Reads from a gateway, and again when the person comes back to it. */
export function useGatewayQuery<Value>(define: DefineQuery<Value>): UseQueryResult<Value> {
  const product = useProduct();
  const queries = useQueryClient();
  const query = define(product, useUserId());
  return useQuery<Value>(gatewayQueryOptions(product, queries, query), queries);
}

/** The id of the current user; null when logged out. */
export function useUserId(): string | null {
  const { global } = useProduct().app.session;
  const userId = () => userIdOf(global.get());
  return useSyncExternalStore(global.subscribe, userId, userId);
}
