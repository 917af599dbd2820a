import { fail, type NativeFailure, type NativeHost, type Result, succeed } from '@cangkir/core';
import type { Bridge } from './bridge.ts';
import type { BridgeFailure } from './bridge-failure.ts';

/** The core's native host over the bridge. */
export function createNativeHost(bridge: Bridge): NativeHost {
  return {
    async logIn() {
      return mapResult(await bridge.call('toLogin', {}), () => undefined);
    },
    async currentLogin() {
      return mapResult(await bridge.call('userInfo', {}), (info) =>
        info === null ? null : { token: info.token, user: { id: info.userId, phone: info.phone } },
      );
    },
    async hideNavigationBar() {
      return mapResult(await bridge.call('showOrHideNav', { show: false }), () => undefined);
    },
    async setTitle(title) {
      return mapResult(await bridge.call('setTitle', { title }), () => undefined);
    },
    async back() {
      return mapResult(await bridge.call('back', {}), () => undefined);
    },
    async safeTop() {
      return mapResult(await bridge.call('getSafeTop', {}), ({ top }) => top);
    },
    async appCache(name) {
      return mapResult(await bridge.call('getAppCache', { name }), (text) => text);
    },
    async deviceId() {
      const result = await bridge.call('deviceInfo', {});
      return deviceInfoIsUnavailable(bridge, result)
        ? fail({ kind: 'no-device-info' })
        : mapResult(result, ({ deviceId }) => deviceId);
    },
    async share(content) {
      return mapResult(await bridge.call('sharePanel', content), () => undefined);
    },
    async scan() {
      return mapResult(await bridge.call('scanCode', {}), ({ text }) => text);
    },
    async payByGiftCard(orderNumber) {
      return mapResult(await bridge.call('giftCardToPay', { orderNumber }), () => undefined);
    },
    onTokenUpdate: (listener) => bridge.on('tokenUpdate', () => listener()),
  };
}

/**
 * On Android, the app's own code for the device info means that there is none (section 8). The user did not decline it.
 */
function deviceInfoIsUnavailable(bridge: Bridge, result: Result<unknown, BridgeFailure>): boolean {
  return bridge.platform === 'android' && !result.ok && result.failure.kind === 'declined';
}

/** Maps an answer to the domain. Reduces a failure to its kind. */
function mapResult<Output, Value>(
  result: Result<Output, BridgeFailure>,
  toValue: (output: Output) => Value,
): Result<Value, NativeFailure> {
  return result.ok ? succeed(toValue(result.value)) : fail({ kind: result.failure.kind });
}
