import type { EventName, InputOf, METHODS, MethodName } from '@cangkir/bridge';
import { SHARE_TYPE } from '@cangkir/core';
import type * as v from 'valibot';

type DocumentedMethods = {
  readonly [Name in MethodName]: {
    /** What it is for, in sentences. */
    readonly summary: string;
    /** Of an example. */
    readonly params: InputOf<Name>;
    /** The `data` of the answer to the example. */
    readonly data: v.InferInput<(typeof METHODS)[Name]['output']>;
  };
};

/** What documents say of each call. */
export const DOCUMENTED_METHODS: DocumentedMethods = {
  toLogin: {
    summary:
      'Shows the app’s own login. Answers when the user is logged in, or with another code if they closed it.',
    params: {},
    data: null,
  },
  userInfo: {
    summary: 'The user who is logged in to the app, or null.',
    params: {},
    data: { token: 'token-of-this-login', userId: 'user-1', phone: '+6281234567890' },
  },
  deviceInfo: {
    summary: 'The phone and the app. A failure on Android means that it is unavailable.',
    params: {},
    data: {
      deviceId: 'device-1',
      model: 'iPhone 15',
      systemVersion: '18.4',
      appVersion: '3.3.0',
    },
  },
  getSafeTop: {
    summary: 'The inset of the app’s status bar, in CSS pixels.',
    params: {},
    data: { top: 44 },
  },
  setTitle: {
    summary: 'Sets the title in the app’s navigation bar.',
    params: { title: 'Kopi September' },
    data: null,
  },
  showOrHideNav: {
    summary: 'Shows or hides the app’s navigation bar, and sets its colours.',
    params: { show: true, color: '#ffffff' },
    data: null,
  },
  back: {
    summary: 'Goes back in the app, as its own back button does.',
    params: {},
    data: null,
  },
  close: {
    summary: 'Closes the web view.',
    params: {},
    data: null,
  },
  routeJump: {
    summary: 'Opens a screen of the app by its address.',
    params: { jumpUrl: '/order/menu' },
    data: null,
  },
  toAppStore: {
    summary: 'Opens the app’s page in the store, for an update.',
    params: {},
    data: null,
  },
  debug: {
    summary: 'Writes a line to the app’s own log.',
    params: { message: 'The campaign is shown' },
    data: null,
  },
  pullRefresh: {
    summary: 'Turns pulling down to refresh on or off.',
    params: { enabled: false },
    data: null,
  },
  getAppCache: {
    summary: 'A value that the app itself stores, by its name, or null.',
    params: { name: 'cityId' },
    data: '3171',
  },
  setStorage: {
    summary: 'Stores a value in the app, beyond the web view’s own storage.',
    params: { key: 'lastStore', value: '{"id":7}', type: 'json' },
    data: null,
  },
  getStorage: {
    summary: 'A value stored with `setStorage`, or null.',
    params: { key: 'lastStore', type: 'json' },
    data: '{"id":7}',
  },
  setAppTmpStorage: {
    summary: 'Stores a value until the app ends.',
    params: { key: 'entry', value: 'banner' },
    data: null,
  },
  getAppTmpStorage: {
    summary: 'A value stored with `setAppTmpStorage`, or null.',
    params: { key: 'entry' },
    data: 'banner',
  },
  sharePanel: {
    summary: 'Shows the phone’s share panel. Answers with another code than 0 if it was closed.',
    params: {
      title: 'Kopi gratis',
      text: 'Ambil vouchernya',
      url: 'https://share.example/kopi-september',
    },
    data: null,
  },
  shareToItem: {
    summary: 'Shares one of the app’s own pictures directly to another app.',
    params: { type: SHARE_TYPE.photoAppStories, imageType: 1 },
    data: null,
  },
  getLocation: {
    summary: 'The phone’s location, in degrees. The phone may ask the user for permission first.',
    params: {},
    data: { latitude: -6.2088, longitude: 106.8456 },
  },
  scanCode: {
    summary: 'Scans a QR code with the camera. Answers with another code than 0 if it was closed.',
    params: {},
    data: { text: 'KPSU7F2Q9D4M' },
  },
  giftCardToPay: {
    summary: 'Shows the app’s payment for a gift-card order. Answers when it is paid.',
    params: { orderNumber: 'G20260904001' },
    data: null,
  },
};

/** The meaning of each event, in a sentence. */
export const EVENT_SUMMARIES: Readonly<Record<EventName, string>> = {
  tokenUpdate: 'The app renewed its token: the page must reload (section 4).',
  resume: 'The page is visible again.',
  pause: 'The page is hidden until `resume`, whether or not its web view says so.',
};
