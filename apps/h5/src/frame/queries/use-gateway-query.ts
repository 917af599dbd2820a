import { userIdOf } from '@cangkir/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useQueryPorts, useSession } from '../../product-context.tsx';
import { type DefineQuery, gatewayQueryOptions } from './gateway-query.ts';
import { useQueryClient } from './query-client.ts';

/** Reads from a gateway, and again when the person comes back to it. */
export function useGatewayQuery<Value>(define: DefineQuery<Value>): UseQueryResult<Value> {
  const ports = useQueryPorts();
  const queries = useQueryClient();
  const query = define(ports, useUserId());
  return useQuery<Value>(gatewayQueryOptions(ports, query), queries);
}

/** The id of the current user; null when logged out. */
export function useUserId(): string | null {
  const { global } = useSession();
  const userId = () => userIdOf(global.get());
  return useSyncExternalStore(global.subscribe, userId, userId);
}
