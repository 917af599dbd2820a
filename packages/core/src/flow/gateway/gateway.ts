import type { Result } from '../../platform/result.ts';
import type { FailureKind } from './failure-kind.ts';

/** Why there is no usable answer. A numeric code other than 0 has the kind of its row in the code table. */
export type GatewayFailure =
  | { readonly kind: Exclude<FailureKind, RefusalKind> }
  | {
      readonly kind: RefusalKind;
      readonly code: number;
      /** With `limited`, when the request may be sent again, if known: milliseconds since the epoch. */
      readonly retryAt?: number;
    };

/** What a numeric code says about the request. */
export type RefusalKind = Exclude<FailureKind, 'unreachable' | 'malformed'>;

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
