import { endSession, type GatewayResult, retryWithNewestToken } from '@cangkir/core';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../../product-context.tsx';
import { GatewayError, useQueryClient } from './query-client.ts';

/** What a screen reads from a gateway. */
interface GatewayQuery<Value>
  extends Pick<
    UseQueryOptions<Value>,
    'enabled' | 'placeholderData' | 'refetchInterval' | 'select'
  > {
  /** Names the value among all that are read. */
  readonly queryKey: readonly (string | null)[];
  /** Reads it. */
  read(signal: AbortSignal): Promise<GatewayResult<Value>>;
}

/** Reads from a gateway, and again when the person comes back to it. A refused token ends the session. */
export function useGatewayQuery<Value>({ read, ...query }: GatewayQuery<Value>) {
  const { app } = useProduct();
  const { session } = app;
  const queries = useQueryClient();

  async function queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Value> {
    const result = await retryWithNewestToken(session, () => read(signal));
    if (result.ok) return result.value;
    if (result.failure.kind === 'sessionExpired') {
      // If the token was replaced meanwhile, what is on the screen is read again.
      const readAgain = () => void queries.refetchQueries({ type: 'active' });
      endSession(app, session.global.get().token, readAgain);
    }
    throw new GatewayError(result.failure);
  }

  return useQuery<Value>({ ...query, queryFn }, queries);
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
  return useSyncExternalStore(global.subscribe, () => global.get().userInfo?.id ?? null);
}
