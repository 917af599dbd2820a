import {
  fail,
  type NativeFailure,
  type NativeHost,
  type NativeResult,
  type Result,
  succeed,
} from '@cangkir/core';
import type { Bridge } from './bridge.ts';
import type { OutputOf } from './methods.ts';

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
    async hideNavigationBar(color) {
      return mapResult(await bridge.call('showOrHideNav', { show: false, color }), () => undefined);
    },
    async setTitle(title) {
      return mapResult(await bridge.call('setTitle', { title }), () => undefined);
    },
    async back() {
      return mapResult(await bridge.call('back', {}), () => undefined);
    },
    async close() {
      return mapResult(await bridge.call('close', {}), () => undefined);
    },
    async openPage(address) {
      return mapResult(await bridge.call('routeJump', { jumpUrl: address }), () => undefined);
    },
    async safeTop() {
      return mapResult(await bridge.call('getSafeTop', {}), ({ top }) => top);
    },
    async appCache(name) {
      return mapResult(await bridge.call('getAppCache', { name }), (text) => text);
    },
    async deviceId() {
      return mapResult(await readDevice(bridge), ({ deviceId }) => deviceId);
    },
    async appVersion() {
      return mapResult(await readDevice(bridge), ({ appVersion }) => appVersion);
    },
    async showStore() {
      return mapResult(await bridge.call('toAppStore', {}), () => undefined);
    },
    async share(content) {
      return mapResult(await bridge.call('sharePanel', content), () => undefined);
    },
    async locate() {
      return mapResult(await bridge.call('getLocation', {}), (place) => place);
    },
    async shareTo(type, imageType) {
      return mapResult(await bridge.call('shareToItem', { type, imageType }), () => undefined);
    },
    async scan() {
      return mapResult(await bridge.call('scanCode', {}), ({ text }) => text);
    },
    async payByGiftCard(orderNumber) {
      return mapResult(await bridge.call('giftCardToPay', { orderNumber }), () => undefined);
    },
    onTokenUpdate: (listener) => bridge.on('tokenUpdate', () => listener()),
    onPause(listener) {
      const stopPause = bridge.on('pause', () => listener(true));
      const stopResume = bridge.on('resume', () => listener(false));
      return () => {
        stopPause();
        stopResume();
      };
    },
  };
}

/**
 * The device info. On Android, the app's own code for it means that there is none (section 8). The user did not decline
 * it.
 */
async function readDevice(bridge: Bridge): Promise<NativeResult<OutputOf<'deviceInfo'>>> {
  const result = await bridge.call('deviceInfo', {});
  return bridge.platform === 'android' && !result.ok && result.failure.kind === 'declined'
    ? fail({ kind: 'no-device-info' })
    : mapResult(result, (info) => info);
}

/** Maps an answer to the domain. Reduces a failure to its kind. */
function mapResult<Output, Value>(
  result: Result<Output, Pick<NativeFailure, 'kind'>>,
  toValue: (output: Output) => Value,
): Result<Value, NativeFailure> {
  return result.ok ? succeed(toValue(result.value)) : fail({ kind: result.failure.kind });
}
