import { createAndroidTransport } from './android-transport.ts';
import { NO_BRIDGE, OUTSIDE_APP } from './bridge-failure.ts';
import { createIosTransport } from './ios-transport.ts';
import type { NativeWindow } from './native-window.ts';
import { WIRE } from './native-wire.ts';
import type { Transport } from './transport.ts';
import { appOfUserAgent } from './version.ts';
import { createWebTransport } from './web-transport.ts';

/**
 * Finds the transport of this page: Android by the injected object, iOS by the app's name in the user agent (section
 * 6). In the app without a bridge every call fails with -4. In any other browser it fails with -3.
 */
export function detectTransport(window: NativeWindow): Transport {
  if (window[WIRE.injectedName] !== undefined) return createAndroidTransport(window);

  const namesApp = appOfUserAgent(window.navigator.userAgent) !== null;
  const hasHandler = window.webkit?.messageHandlers?.[WIRE.injectedName] !== undefined;
  if (hasHandler && (namesApp || treatsAsNative(window))) return createIosTransport(window);

  return createWebTransport(namesApp ? NO_BRIDGE : OUTSIDE_APP);
}

/**
 * Whether the build is marked as native. Production builds are, even if the user agent does not name the app (section
 * 6: "in production treated as true"). Without a bridge, every call still fails with -3, so that the web fallback runs.
 */
function treatsAsNative({ document }: NativeWindow): boolean {
  return document !== undefined && 'treatAsNative' in document.documentElement.dataset;
}
