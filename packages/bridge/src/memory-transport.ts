import { succeed } from '@cangkir/core';
import type { RequestMessage } from './native-wire.ts';
import type { Platform, Transport } from './transport.ts';

/** The other end of a wire that never leaves memory. */
export interface MemoryHost {
  readonly platform: Platform;
  readonly appVersion: string | null;
  /**
   * Takes a request. It may hand back what it likes through `post`: an answer now, later, twice or
   * never, or what is no answer at all.
   */
  handle(request: RequestMessage, post: (message: unknown) => void): void;
}

/** A transport whose host lives in the page, and speaks on its own account through `post`. */
export interface MemoryTransport extends Transport {
  post(message: unknown): void;
}

/** Joins the bridge to a host in memory: for tests, and for machines that run without a page. */
export function createMemoryTransport(host: MemoryHost): MemoryTransport {
  const listeners = new Set<(message: unknown) => void>();
  function post(message: unknown): void {
    for (const listener of listeners) listener(message);
  }

  return {
    platform: host.platform,
    appVersion: host.appVersion,
    send(request) {
      host.handle(request, post);
      return succeed(undefined);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    post,
  };
}
