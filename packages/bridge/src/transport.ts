import type { Result } from '@cangkir/core';
import type { SendFailure } from './bridge-failure.ts';
import type { RequestMessage } from './native-wire.ts';

/** What is around the page: one of the app's web views, or a browser. */
export type Platform = 'ios' | 'android' | 'web';

/** The way to the native app and back. Carries messages and understands none of them. */
export interface Transport {
  readonly platform: Platform;
  /** Null if it is unknown. */
  readonly appVersion: string | null;
  /** Hands one request over. What the platform throws goes up: the bridge makes it a failure. */
  send(request: RequestMessage): Result<void, SendFailure>;
  /** Hears everything that the app hands to the page, as it came. Returns the cleanup. */
  listen(listener: (message: unknown) => void): () => void;
}
