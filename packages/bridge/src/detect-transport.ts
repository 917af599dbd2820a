import { createAndroidTransport } from './android-transport.ts';
import { NO_BRIDGE, OUTSIDE_APP } from './bridge-failure.ts';
import { createIosTransport } from './ios-transport.ts';
import type { NativeWindow } from './native-window.ts';
import { WIRE } from './native-wire.ts';
import type { Transport } from './transport.ts';
import { appOfUserAgent } from './version.ts';
import { createWebTransport } from './web-transport.ts';

/**
 * Finds the wire of this page: Android by the injected object, iOS by the app's name in the user agent
 * (section 6). A page that says it is in the app, and has no bridge, answers -4 to every call; any
 * other browser answers -3.
 */
export function detectTransport(window: NativeWindow): Transport {
  if (window[WIRE.injectedName] !== undefined) return createAndroidTransport(window);

  const namesApp = appOfUserAgent(window.navigator.userAgent) !== null;
  const hasHandler = window.webkit?.messageHandlers?.[WIRE.injectedName] !== undefined;
  if (hasHandler && (namesApp || treatsAsNative(window))) return createIosTransport(window);

  return createWebTransport(namesApp ? NO_BRIDGE : OUTSIDE_APP);
}

/**
 * Builds for production mark their page, so that it takes itself for inside the app even when its user
 * agent does not say so (section 6: "in production treated as true"). Where there is no bridge, every call
 * still fails with -3, so that the web way is taken.
 */
function treatsAsNative({ document }: NativeWindow): boolean {
  return document !== undefined && 'treatAsNative' in document.documentElement.dataset;
}
