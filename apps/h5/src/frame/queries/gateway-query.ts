import { failureOfLoad, type GatewayResult, readInSession, userIdOf } from '@cangkir/core';
import { openStoredReads, type StoredRead, type StoredSchema } from '@cangkir/core/stored-reads';
import { hashKey, type UseQueryOptions } from '@tanstack/react-query';
import type { QueryPorts } from '../../product-context.tsx';
import { GatewayError } from './query-client.ts';

/** What a screen reads from a gateway. */
export interface GatewayQuery<Value>
  extends Pick<UseQueryOptions<Value>, 'enabled' | 'refetchInterval' | 'select'> {
  /** Names the value among all that are read. */
  readonly queryKey: readonly (string | null)[];
  /** Reads it. */
  read(signal: AbortSignal): Promise<GatewayResult<Value>>;
  /** The value's form. With it, a member's value is kept over a reload, and shows offline. */
  readonly schema?: StoredSchema<Value>;
  /** The value as another query has read it: shows until it is read here. */
  readAlready?(): StoredRead<Value> | null;
}

/** Defines what a screen reads, for the current user or a visitor. */
export type DefineQuery<Value> = (ports: QueryPorts, userId: string | null) => GatewayQuery<Value>;

/** Defines what belongs to the current user: nothing while logged out. */
export function memberQuery<Value>(define: DefineQuery<Value>): DefineQuery<Value> {
  return (ports, userId) => {
    const { queryKey, enabled = true, ...query } = define(ports, userId);
    return {
      ...query,
      queryKey: [...queryKey, userId],
      enabled: enabled && userId !== null,
    };
  };
}

/** The options of a query over a gateway. A refused token ends the session. */
export function gatewayQueryOptions<Value>(
  { app, storage, now }: QueryPorts,
  { read, schema, readAlready, ...query }: GatewayQuery<Value>,
) {
  const userId = () => userIdOf(app.session.global.get());
  const stored = openStoredReads({ storage, userId, now });
  const key = hashKey(query.queryKey);

  async function queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Value> {
    const reader = userId();
    const result = await readInSession(app, () => read(signal));
    if (userId() === reader) store(result);
    if (result.ok) return result.value;
    throw new GatewayError(failureOfLoad(result.failure));
  }

  function store(result: GatewayResult<Value>): void {
    if (schema === undefined) return;
    if (result.ok) stored.keep(key, result.value);
    else if (result.failure.kind === 'notFound') stored.remove(key);
  }

  function earlierRead(): StoredRead<Value> | null {
    const own = schema === undefined ? null : stored.find(key, schema);
    const other = readAlready?.() ?? null;
    return own === null || (other !== null && other.readAt > own.readAt) ? other : own;
  }

  return {
    ...query,
    queryFn,
    initialData: () => earlierRead()?.value,
    initialDataUpdatedAt: () => earlierRead()?.readAt,
  } satisfies UseQueryOptions<Value>;
}
