import type { Result } from '../../platform/result.ts';

/**
 * Why the backend gave no usable answer.
 * - `unreachable`: nothing came back in time. - `malformed`: the answer is not of the contract.
 * - any other: the backend answered with a numeric code other than 0 (specification, section 8).
 */
export type GatewayFailure =
  | { readonly kind: 'unreachable' | 'malformed' }
  | { readonly kind: RefusalKind; readonly code: number };

/**
 * What a numeric code says of the request.
 * - `busy`: the backend could not handle it now; it may have begun to.
 * - `sessionExpired`: the token was refused. - `loginRequired`: nobody is logged in.
 * - `rejected`: the request itself was refused (signature, body), before anything was looked up.
 * - `notFound`: there is no such thing. - `refused`: the backend decided against it.
 * - `unrecognized`: the product does not know the code, so it says nothing certain.
 */
export type RefusalKind =
  | 'busy'
  | 'sessionExpired'
  | 'loginRequired'
  | 'rejected'
  | 'notFound'
  | 'refused'
  | 'unrecognized';

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
