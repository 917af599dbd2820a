import type { NativeFailure, NativeHost } from '../platform/native-host.ts';
import { fail } from '../platform/result.ts';

/** A page outside the app: every call fails, as in a plain browser, except the given ones. */
export function createMemoryNativeHost(calls: Partial<NativeHost> = {}): NativeHost {
  const outside = async () => fail<NativeFailure>({ kind: 'outside-app' });
  return {
    logIn: outside,
    currentLogin: outside,
    hideNavigationBar: outside,
    setTitle: outside,
    back: outside,
    close: outside,
    openPage: outside,
    safeTop: outside,
    appCache: outside,
    deviceId: outside,
    appVersion: outside,
    showStore: outside,
    share: outside,
    locate: outside,
    shareTo: outside,
    scan: outside,
    payByGiftCard: outside,
    onTokenUpdate: () => () => {},
    onPause: () => () => {},
    ...calls,
  };
}
