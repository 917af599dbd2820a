import { userIdOf } from '@cangkir/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../../product-context.tsx';
import { type GatewayQuery, gatewayQueryOptions } from './gateway-query.ts';
import { useQueryClient } from './query-client.ts';

/** Reads from a gateway, and again when the person comes back to it. */
export function useGatewayQuery<Value>(query: GatewayQuery<Value>): UseQueryResult<Value> {
  const queries = useQueryClient();
  return useQuery<Value>(gatewayQueryOptions(useProduct(), queries, query), queries);
}

/** Reads what belongs to the current user: nothing while logged out. */
export function useMemberQuery<Value>({
  queryKey,
  enabled = true,
  ...query
}: GatewayQuery<Value>): UseQueryResult<Value> {
  const userId = useUserId();
  return useGatewayQuery({
    ...query,
    queryKey: [...queryKey, userId],
    enabled: enabled && userId !== null,
  });
}

/** The id of the current user; null when logged out. */
export function useUserId(): string | null {
  const { global } = useProduct().app.session;
  const userId = () => userIdOf(global.get());
  return useSyncExternalStore(global.subscribe, userId, userId);
}
