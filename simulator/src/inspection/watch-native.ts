import type { MethodName } from '@cangkir/bridge';
import { NATIVE_FAILURES, type NativeFailure, type NativeHost, type Result } from '@cangkir/core';
import * as v from 'valibot';

/** The calls of the core's native host, as named by the bridge. */
const METHODS = {
  logIn: 'toLogin',
  currentLogin: 'userInfo',
  hideNavigationBar: 'showOrHideNav',
  setTitle: 'setTitle',
  back: 'back',
  close: 'close',
  openPage: 'routeJump',
  safeTop: 'getSafeTop',
  appCache: 'getAppCache',
  deviceId: 'deviceInfo',
  appVersion: 'deviceInfo',
  showStore: 'toAppStore',
  share: 'sharePanel',
  locate: 'getLocation',
  shareTo: 'shareToItem',
  scan: 'scanCode',
  payByGiftCard: 'giftCardToPay',
} as const satisfies Readonly<
  Record<Exclude<keyof NativeHost, 'onTokenUpdate' | 'onPause'>, MethodName>
>;

const RESULT = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.unknown() }),
  v.object({ ok: v.literal(false), failure: v.object({ kind: v.picklist(NATIVE_FAILURES) }) }),
]);

/** The page's result of a call. */
export type SeenResult = Result<unknown, NativeFailure>;

/**
 * Reports the page's result of each call to its native host, with the call's argument. Failures inside the page (-3, -4, an old version, a
 * timeout) are visible nowhere else. The calls themselves stay the same.
 */
export function watchNative(
  native: NativeHost,
  onResult: (method: MethodName, result: SeenResult, input: unknown) => void,
): void {
  for (const [name, method] of Object.entries(METHODS)) {
    const call = Reflect.get(native, name);
    Reflect.set(native, name, (...input: readonly unknown[]) => {
      // Returns the same promise: a derived one would resolve a moment later.
      const answer: unknown = Reflect.apply(call, native, input);
      Promise.resolve(answer).then(
        (result) => {
          const seen = v.safeParse(RESULT, result);
          if (seen.success) onResult(method, seen.output, input[0] ?? {});
        },
        () => {},
      );
      return answer;
    });
  }
}
