import * as v from 'valibot';
import type { KeyValueStore } from '../key-value-store.ts';
import { MARKETS } from '../market/market.ts';
import { type AdVoucherState, adVoucherState } from './ad-link.ts';
import { openPersistedStore, type PersistedStore } from './persisted-store.ts';
import { LOCAL_KEYS, TAB_KEYS } from './storage-keys.ts';
import { storedSource } from './visit-source.ts';

const moment = v.pipe(v.number(), v.finite());
const routeEntry = v.object({ path: v.string() });

/**
 * The longest stored token. It is sent as a header: common servers refuse requests whose headers exceed 8 to 16 KB, and
 * the browser reports a lost connection. Tokens of the backend are shorter than 1 KB.
 */
export const MAX_TOKEN_LENGTH = 8 * 1024;

const globalState = v.object({
  token: v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH)),
  userInfo: v.nullable(v.object({ id: v.string(), phone: v.string() })),
  /** Whether the native app logged the user in. Missing in state stored by earlier versions. */
  isAppLogin: v.optional(v.boolean(), false),
  browserId: v.nullable(v.string()),
  lan: v.nullable(v.picklist(['in', 'en', 'zh'])),
  globalConfig: v.nullable(v.object({ mobileRegister: v.boolean() })),
  redirectRoute: v.nullable(v.string()),
});

const otherState = v.object({ endPage: v.nullable(v.string()) });

const loginDraft = v.object({
  market: v.picklist(MARKETS),
  typedPhone: v.string(),
  phone: v.nullable(v.object({ e164: v.string(), national: v.string() })),
  resendAt: v.nullable(moment),
  sendKey: v.string(),
  logInKey: v.string(),
});

const commonSessionState = v.object({
  routeQueue: v.array(routeEntry),
  /** Missing in state stored by earlier versions. */
  backGlobal: v.optional(v.boolean(), false),
  /** Missing in state stored by earlier versions. */
  sourceId: v.optional(storedSource, ''),
  loginDraft: v.nullable(loginDraft),
  pageDrafts: v.record(v.string(), v.unknown()),
});

const payState = v.object({ pay: v.nullable(v.string()) });

/** State shared by every tab: the login, the language, and the redirect after login (section 3). */
export type GlobalState = v.InferOutput<typeof globalState>;
/** The page on which a campaign ended. */
export type OtherState = v.InferOutput<typeof otherState>;
/** The source of the visit, input and pending changes of one tab: survives a reload, but not the tab. */
export type CommonSessionState = v.InferOutput<typeof commonSessionState>;
/** The latest `pay` query parameter of the tab. */
export type PayState = v.InferOutput<typeof payState>;
/** An unfinished login. `resendAt` is in milliseconds since the epoch. */
export type LoginDraft = v.InferOutput<typeof loginDraft>;

/** The state of a new user. */
export const INITIAL_GLOBAL: GlobalState = {
  token: '',
  userInfo: null,
  isAppLogin: false,
  browserId: null,
  lan: null,
  globalConfig: null,
  redirectRoute: null,
};

/** Who is logged in. */
export type LoginState = Pick<GlobalState, 'token' | 'userInfo'>;

/** The login fields when logged out. */
export const NOBODY = { token: '', userInfo: null, isAppLogin: false } as const;

/** The persisted state of the client (specification, section 9), apart from what screens read and events that wait. */
export interface Session {
  readonly global: PersistedStore<GlobalState>;
  readonly other: PersistedStore<OtherState>;
  readonly adVoucher: PersistedStore<AdVoucherState>;
  readonly commonSession: PersistedStore<CommonSessionState>;
  readonly pay: PersistedStore<PayState>;
}

/** The key of each store. */
export const SESSION_KEYS = {
  global: LOCAL_KEYS.global,
  other: LOCAL_KEYS.other,
  adVoucher: LOCAL_KEYS.adVoucher,
  commonSession: TAB_KEYS.commonSession,
  pay: TAB_KEYS.pay,
} as const satisfies Readonly<Record<keyof Session, string>>;

/** Opens the persisted state, with one store per key. */
export function openSession(storages: {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}): Session {
  return {
    global: openPersistedStore({
      key: SESSION_KEYS.global,
      schema: globalState,
      initial: INITIAL_GLOBAL,
      storage: storages.local,
    }),
    other: openPersistedStore({
      key: SESSION_KEYS.other,
      schema: otherState,
      initial: { endPage: null },
      storage: storages.local,
    }),
    adVoucher: openPersistedStore({
      key: SESSION_KEYS.adVoucher,
      schema: adVoucherState,
      initial: { paySuccess: false, ttoclid: null, ttPayUrl: null },
      storage: storages.local,
    }),
    commonSession: openPersistedStore({
      key: SESSION_KEYS.commonSession,
      schema: commonSessionState,
      initial: {
        routeQueue: [],
        backGlobal: false,
        sourceId: '',
        loginDraft: null,
        pageDrafts: {},
      },
      storage: storages.session,
    }),
    pay: openPersistedStore({
      key: SESSION_KEYS.pay,
      schema: payState,
      initial: { pay: null },
      storage: storages.session,
    }),
  };
}

/** A login is derived from non-empty user info (specification, section 4). */
export function isLoggedIn({ userInfo }: LoginState): boolean {
  return userInfo !== null;
}

/** Who is logged in, of all that tabs share. */
export function loginStateOf({ token, userInfo }: GlobalState): LoginState {
  return { token, userInfo };
}

/** The id of the current user; null when logged out. */
export function userIdOf({ userInfo }: LoginState): string | null {
  return userInfo?.id ?? null;
}
