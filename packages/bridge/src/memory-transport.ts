import { succeed } from '@cangkir/core';
import type { AnyRequest } from './native-wire.ts';
import type { Platform, Transport } from './transport.ts';

/** The host's side of an in-memory transport. */
export interface MemoryHost {
  readonly platform: Platform;
  readonly appVersion: string | null;
  /** Handles a request. It may `post` anything: an answer now, later, twice or never, or garbage. */
  handle(request: AnyRequest, post: (message: unknown) => void): void;
}

/** A transport with a host in the page. The host sends events through `post`. */
export interface MemoryTransport extends Transport {
  post(message: unknown): void;
}

/** Connects the bridge to an in-memory host: for tests, and for machines that run without a page. */
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
