import type { InputOf, METHODS, MethodName } from '@cangkir/bridge';
import { SHARE_TYPE } from '@cangkir/core';
import type * as v from 'valibot';

type BridgeExamples = {
  readonly [Name in MethodName]: {
    readonly params: InputOf<Name>;
    readonly data: v.InferInput<(typeof METHODS)[Name]['output']>;
  };
};

/** One call and its answer for each method, as shown in the contract's page. */
export const BRIDGE_EXAMPLES: BridgeExamples = {
  toLogin: { params: {}, data: null },
  userInfo: {
    params: {},
    data: { token: 'token-of-this-login', userId: 'user-1', phone: '+6281234567890' },
  },
  deviceInfo: {
    params: {},
    data: {
      deviceId: 'device-1',
      model: 'iPhone 15',
      systemVersion: '18.4',
      appVersion: '3.3.0',
    },
  },
  getSafeTop: { params: {}, data: { top: 44 } },
  setTitle: { params: { title: 'Kopi September' }, data: null },
  showOrHideNav: { params: { show: true, color: '#ffffff' }, data: null },
  back: { params: {}, data: null },
  close: { params: {}, data: null },
  routeJump: { params: { jumpUrl: '/order/menu' }, data: null },
  toAppStore: { params: {}, data: null },
  debug: { params: { message: 'The campaign is shown' }, data: null },
  pullRefresh: { params: { enabled: false }, data: null },
  getAppCache: { params: { name: 'cityId' }, data: '3171' },
  setStorage: { params: { key: 'lastStore', value: '{"id":7}', type: 'json' }, data: null },
  getStorage: { params: { key: 'lastStore', type: 'json' }, data: '{"id":7}' },
  setAppTmpStorage: { params: { key: 'entry', value: 'banner' }, data: null },
  getAppTmpStorage: { params: { key: 'entry' }, data: 'banner' },
  sharePanel: {
    params: {
      title: 'Kopi gratis',
      text: 'Ambil vouchernya',
      url: 'https://share.example/kopi-september',
    },
    data: null,
  },
  shareToItem: { params: { type: SHARE_TYPE.photoAppStories, imageType: 1 }, data: null },
  getLocation: { params: {}, data: { latitude: -6.2088, longitude: 106.8456 } },
  scanCode: { params: {}, data: { text: 'KPSU7F2Q9D4M' } },
  giftCardToPay: { params: { orderNumber: 'G20260904001' }, data: null },
};
