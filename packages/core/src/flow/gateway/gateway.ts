import type { Result } from '../../platform/result.ts';

/**
 * Why there is no usable answer.
 * - `unreachable`: no answer in time.
 * - `malformed`: the answer breaks the contract.
 * - any other: the backend answered with a numeric code other than 0 (specification, section 8).
 */
export type GatewayFailure =
  | { readonly kind: 'unreachable' | 'malformed' }
  | {
      readonly kind: RefusalKind;
      readonly code: number;
      /** With `limited`, when the request may be sent again, if known: milliseconds since the epoch. */
      readonly retryAt?: number;
    };

/**
 * What a numeric code says about the request.
 * - `busy`: the backend could not handle it now, but may have started.
 * - `limited`: too often. It may be sent again later, never automatically.
 * - `sessionExpired`: the token was refused.
 * - `loginRequired`: the user is not logged in.
 * - `rejected`: the request itself was invalid (signature, body), so nothing was looked up.
 * - `notFound`: no such thing.
 * - `refused`: the backend decided against it.
 * - `unrecognized`: the code is unknown, so nothing is certain.
 */
export type RefusalKind =
  | 'busy'
  | 'limited'
  | 'sessionExpired'
  | 'loginRequired'
  | 'rejected'
  | 'notFound'
  | 'refused'
  | 'unrecognized';

/** The result of every gateway call. Never rejects: errors are failures. */
export type GatewayResult<Value> = Result<Value, GatewayFailure>;

/** Options of every gateway call. */
export interface CallOptions {
  /** Aborts the call when the user leaves. */
  readonly signal?: AbortSignal;
}

/** Options of a call that changes something. */
export interface ChangeOptions extends CallOptions {
  /** The same key always means the same change, however often it is sent. */
  readonly idempotencyKey: string;
}
