import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useQueryPorts } from '../../product-context.tsx';
import { useUserId } from '../use-user-id.ts';
import { type DefineQuery, gatewayQueryOptions } from './gateway-query.ts';
import { useQueryClient } from './query-client.ts';

/** Reads from a gateway, and again when the person comes back to it. */
export function useGatewayQuery<Value>(define: DefineQuery<Value>): UseQueryResult<Value> {
  const ports = useQueryPorts();
  const queries = useQueryClient();
  const query = define(ports, useUserId());
  return useQuery<Value>(gatewayQueryOptions(ports, query), queries);
}
