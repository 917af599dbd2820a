import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { StoredValue } from './stored-value.ts';

/** The stored value of the current user. */
export interface StoredValueGateway {
  find(options?: CallOptions): Promise<GatewayResult<StoredValue>>;
}
