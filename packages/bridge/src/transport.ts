import type { Result } from '@cangkir/core';
import type { SendFailure } from './bridge-failure.ts';
import type { AnyRequest } from './native-wire.ts';

/** The page's environment: one of the app's web views, or a browser. */
export type Platform = 'ios' | 'android' | 'web';

/** The connection to the native app. Transports messages without interpreting them. */
export interface Transport {
  readonly platform: Platform;
  /** Null if unknown. */
  readonly appVersion: string | null;
  /** Sends one request. The platform may throw: the bridge turns the error into a failure. */
  send(request: AnyRequest): Result<void, SendFailure>;
  /** Subscribes to every message of the app, unchanged. Returns the cleanup. */
  listen(listener: (message: unknown) => void): () => void;
}
