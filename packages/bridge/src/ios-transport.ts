import { fail, succeed } from '@cangkir/core';
import { NO_BRIDGE } from './bridge-failure.ts';
import { installReceiver, type NativeWindow } from './native-window.ts';
import { WIRE } from './native-wire.ts';
import type { Transport } from './transport.ts';
import { appOfUserAgent } from './version.ts';

/** The transport of the iOS app: its message handler accepts a cloneable object. */
export function createIosTransport(window: NativeWindow): Transport {
  return {
    platform: 'ios',
    appVersion: appOfUserAgent(window.navigator.userAgent)?.version ?? null,
    send(request) {
      const handler = window.webkit?.messageHandlers?.[WIRE.injectedName];
      if (handler === undefined) return fail(NO_BRIDGE);
      // WebKit throws if the method is detached from its object.
      handler.postMessage(request);
      return succeed(undefined);
    },
    listen: (listener) => installReceiver(window, listener),
  };
}
