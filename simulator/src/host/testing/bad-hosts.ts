import type { EventName, MethodName } from '@cangkir/bridge';

/** The messages that a fault changes: those of which all of this is true. */
export interface Occasion {
  readonly call?: MethodName;
  /** A call that the contract lacks. */
  readonly isUnknown?: true;
  /** A request of another version of the wire. */
  readonly isOtherVersion?: true;
  /** The params break the contract. */
  readonly isMalformed?: true;
  /** The person closed the dialog, or forbade it. */
  readonly isDeclined?: true;
  readonly event?: EventName;
}

/** How a message is changed before it arrives. `at` is a JSON Pointer into it. */
export type Change =
  | { readonly kind: 'drop' }
  | { readonly kind: 'delay'; readonly after: number }
  | { readonly kind: 'repeat'; readonly after: number }
  | { readonly kind: 'set'; readonly at: string; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: string }
  /** A number as text. */
  | { readonly kind: 'toText'; readonly at: string }
  /** JSON in the place of a value. */
  | { readonly kind: 'toJson'; readonly at: string }
  /** An object around a value. */
  | { readonly kind: 'wrap'; readonly at: string; readonly key: string }
  /** A question mark in the place of each character beyond ASCII. */
  | { readonly kind: 'toAscii'; readonly at: string }
  | { readonly kind: 'add'; readonly at: string; readonly number: number }
  /** The id of the request that came last. */
  | { readonly kind: 'toLastId'; readonly at: string }
  /** An object on Android, and JSON on iOS. */
  | { readonly kind: 'otherForm' }
  /** The last character is missing. */
  | { readonly kind: 'cut' };

/** A native app with a fault. */
export interface BadHost {
  readonly name: string;
  readonly platform?: 'android';
  readonly on: Occasion;
  /** Answers so by itself: the app does nothing. */
  readonly answer?: { readonly code: number; readonly data: unknown };
  readonly changes?: readonly Change[];
}

const DONE = { code: 0, data: null };

/** Faults that native apps have had, or could. */
export const BAD_HOSTS: readonly BadHost[] = [
  { name: 'never answers a call', on: { call: 'getSafeTop' }, changes: [{ kind: 'drop' }] },
  {
    name: 'answers after the time limit',
    on: { call: 'deviceInfo' },
    changes: [{ kind: 'delay', after: 11_000 }],
  },
  {
    name: 'answers twice at once',
    on: { call: 'userInfo' },
    changes: [{ kind: 'repeat', after: 0 }],
  },
  {
    name: 'answers again later',
    on: { call: 'setTitle' },
    changes: [{ kind: 'repeat', after: 1500 }],
  },
  {
    name: 'answers with the next id',
    on: { call: 'debug' },
    changes: [{ kind: 'add', at: '/id', number: 1 }],
  },
  {
    name: 'answers with an id of long ago',
    on: { call: 'debug' },
    changes: [{ kind: 'set', at: '/id', value: 0 }],
  },
  { name: 'sends the id as text', on: {}, changes: [{ kind: 'toText', at: '/id' }] },
  {
    name: 'leaves the id out',
    on: { call: 'getStorage' },
    changes: [{ kind: 'remove', at: '/id' }],
  },
  {
    name: 'answers calls at once with the last id',
    on: {},
    changes: [{ kind: 'toLastId', at: '/id' }],
  },
  { name: 'sends the code as text', on: {}, changes: [{ kind: 'toText', at: '/code' }] },
  { name: 'leaves the code out', on: {}, changes: [{ kind: 'remove', at: '/code' }] },
  {
    name: 'succeeds with the code of HTTP',
    on: { call: 'showOrHideNav' },
    changes: [{ kind: 'set', at: '/code', value: 200 }],
  },
  {
    name: 'lacks a call of its version',
    on: { call: 'setAppTmpStorage' },
    changes: [{ kind: 'set', at: '/code', value: -5 }],
  },
  { name: 'sends no message as null', on: {}, changes: [{ kind: 'set', at: '/msg', value: null }] },
  { name: 'puts an envelope around', on: {}, changes: [{ kind: 'wrap', at: '', key: 'result' }] },
  {
    name: 'puts an envelope around the data',
    on: { call: 'deviceInfo' },
    changes: [{ kind: 'wrap', at: '/data', key: 'data' }],
  },
  { name: 'sends JSON on iOS', on: {}, changes: [{ kind: 'otherForm' }] },
  {
    name: 'sends objects on Android',
    platform: 'android',
    on: {},
    changes: [{ kind: 'otherForm' }],
  },
  {
    name: 'encodes JSON twice on Android',
    platform: 'android',
    on: {},
    changes: [{ kind: 'toJson', at: '' }],
  },
  {
    name: 'cuts the JSON on Android',
    platform: 'android',
    on: { call: 'userInfo' },
    changes: [{ kind: 'cut' }],
  },
  {
    name: 'sends the data as JSON',
    on: { call: 'userInfo' },
    changes: [{ kind: 'toJson', at: '/data' }],
  },
  {
    name: 'leaves a field out',
    on: { call: 'deviceInfo' },
    changes: [{ kind: 'remove', at: '/data/model' }],
  },
  {
    name: 'sends a number as text',
    on: { call: 'getSafeTop' },
    changes: [{ kind: 'toText', at: '/data/top' }],
  },
  {
    name: 'sends the inset in pixels of the device',
    on: { call: 'getSafeTop' },
    changes: [{ kind: 'set', at: '/data/top', value: 132 }],
  },
  {
    name: 'sends a national phone',
    on: { call: 'userInfo' },
    changes: [{ kind: 'set', at: '/data/phone', value: '081200000202' }],
  },
  {
    name: 'says another version than its user agent',
    on: { call: 'deviceInfo' },
    changes: [{ kind: 'set', at: '/data/appVersion', value: '3.2.9' }],
  },
  {
    name: 'has empty text in the place of null',
    on: { call: 'getAppCache' },
    changes: [{ kind: 'set', at: '/data', value: '' }],
  },
  {
    name: 'loses characters of what it stores',
    on: { call: 'getStorage' },
    changes: [{ kind: 'toAscii', at: '/data' }],
  },
  { name: 'does not store', on: { call: 'setAppTmpStorage' }, answer: DONE },
  { name: 'does not show the title', on: { call: 'setTitle' }, answer: DONE },
  { name: 'takes another version', on: { isOtherVersion: true }, answer: DONE },
  {
    name: 'succeeds with an unknown call',
    on: { isUnknown: true },
    changes: [{ kind: 'set', at: '/code', value: 0 }],
  },
  { name: 'drops an unknown call', on: { isUnknown: true }, changes: [{ kind: 'drop' }] },
  {
    name: 'succeeds with malformed params',
    on: { isMalformed: true },
    changes: [{ kind: 'set', at: '/code', value: 0 }],
  },
  { name: 'drops malformed params', on: { isMalformed: true }, changes: [{ kind: 'drop' }] },
  {
    name: 'scans without the camera',
    on: { call: 'scanCode' },
    answer: { code: 0, data: { text: 'KPSU7F2Q9D4M' } },
  },
  {
    name: 'succeeds though the panel was closed',
    on: { call: 'sharePanel', isDeclined: true },
    changes: [{ kind: 'set', at: '/code', value: 0 }],
  },
  {
    name: 'succeeds though the login was closed',
    on: { call: 'toLogin', isDeclined: true },
    changes: [{ kind: 'set', at: '/code', value: 0 }],
  },
  {
    name: 'has a location though it is forbidden',
    on: { call: 'getLocation', isDeclined: true },
    changes: [
      { kind: 'set', at: '/code', value: 0 },
      { kind: 'set', at: '/data', value: { latitude: 0, longitude: 0 } },
    ],
  },
  {
    name: 'has the location of another day',
    on: { call: 'getLocation' },
    changes: [{ kind: 'set', at: '/data', value: { latitude: 1.3, longitude: 103.8 } }],
  },
  { name: 'never sends an event', on: { event: 'pause' }, changes: [{ kind: 'drop' }] },
  {
    name: 'sends an event twice',
    on: { event: 'resume' },
    changes: [{ kind: 'repeat', after: 0 }],
  },
  {
    name: 'gives an event another name',
    on: { event: 'resume' },
    changes: [{ kind: 'set', at: '/event', value: 'onResume' }],
  },
  {
    name: 'sends a token with an event',
    on: { event: 'tokenUpdate' },
    changes: [{ kind: 'set', at: '/data', value: { token: 'token-of-this-login' } }],
  },
];
