import type { Result } from '../../platform/result.ts';

/**
 * Why the backend gave no usable answer.
 * - `unreachable`: nothing came back in time. A call that changes something may have been carried out:
 *   ask again with the same idempotency key.
 * - `refused`: the backend answered with a numeric code other than 0 (specification, section 8). With
 *   `leavesOpen` it says nothing of the change that was asked for, which may have been carried out before.
 * - `malformed`: the answer is not of the contract.
 */
export type GatewayFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly code: number; readonly leavesOpen?: true }
  | { readonly kind: 'malformed' };

/** What every gateway answers. Its promise never rejects: what goes wrong is a failure. */
export type GatewayResult<Value> = Result<Value, GatewayFailure>;

/** What every gateway takes beside its input. */
export interface CallOptions {
  /** Ends the call when the person leaves. */
  readonly signal?: AbortSignal;
}

/** What a call that changes something takes besides. */
export interface ChangeOptions extends CallOptions {
  /** The same key always means the same one change, however often it is sent. */
  readonly idempotencyKey: string;
}
