import { fail, succeed } from '@cangkir/core';
import { NO_BRIDGE } from './bridge-failure.ts';
import { installReceiver, type NativeWindow } from './native-window.ts';
import { encodeRequest, WIRE } from './native-wire.ts';
import type { Transport } from './transport.ts';
import { appOfUserAgent } from './version.ts';

/** The transport of the Android app: its injected object accepts only strings. */
export function createAndroidTransport(window: NativeWindow): Transport {
  return {
    platform: 'android',
    appVersion: appOfUserAgent(window.navigator.userAgent)?.version ?? null,
    send(request) {
      const injected = window[WIRE.injectedName];
      if (injected === undefined) return fail(NO_BRIDGE);
      // Android throws if the method is detached from its object.
      injected.postMessage(encodeRequest(request));
      return succeed(undefined);
    },
    listen: (listener) => installReceiver(window, listener),
  };
}
