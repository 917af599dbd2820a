import {
  BRIDGE_CODE,
  isMethodName,
  METHODS,
  type MethodName,
  type OutputOf,
} from '@cangkir/bridge';
import { compareVersions } from '@cangkir/core';
import { MODELS } from '@cangkir/tooling/usual-phone';
import * as v from 'valibot';
import type { AppStorage, HostAnswer, HostOptions } from './host.types.ts';

/** The user closed the dialog. The app's own code, as the contract leaves it open. */
export const DECLINED = 1;

/** The call's parameters break the contract. */
export const INVALID_PARAMS = 2;

export interface AnswerOptions extends HostOptions {
  readonly storage: AppStorage;
  /** Goes back in the page's history, or out of it. */
  back(): void;
}

type ParamsOf<Name extends MethodName> = v.InferOutput<(typeof METHODS)[Name]['input']>;

/** The data of an answer, or null if the user declined. */
type Answering = {
  readonly [Name in MethodName]: (
    params: ParamsOf<Name>,
    options: AnswerOptions,
  ) => Outcome<OutputOf<Name>> | Promise<Outcome<OutputOf<Name>>>;
};

type Outcome<Data> = { readonly data: Data } | 'declined';

const DONE = { data: undefined };

const ANSWERING: Answering = {
  async toLogin(_params, { ui, onLogin }) {
    const person = await ui.ask({ kind: 'login' });
    if (person === null) return 'declined';
    onLogin(person);
    return DONE;
  },
  userInfo(_params, { currentLogin }) {
    const login = currentLogin();
    if (login === null) return { data: null };
    return { data: { token: login.token, userId: login.user.id, phone: login.user.phone } };
  },
  deviceInfo(_params, { settings }) {
    const { platform, deviceId, appVersion } = settings();
    return { data: { deviceId, appVersion, ...MODELS[platform === 'ios' ? 'ios' : 'android'] } };
  },
  getSafeTop: (_params, { settings }) => ({ data: { top: settings().safeTop } }),
  setTitle({ title }, { ui }) {
    ui.setTitle(title);
    return DONE;
  },
  showOrHideNav({ show, color }, { ui }) {
    ui.setBar(show, color ?? null);
    return DONE;
  },
  back(_params, { back }) {
    back();
    return DONE;
  },
  close(_params, { ui }) {
    ui.show({ kind: 'closed' });
    return DONE;
  },
  routeJump({ jumpUrl }, { ui }) {
    ui.show({ kind: 'elsewhere', address: jumpUrl });
    return DONE;
  },
  toAppStore(_params, { ui }) {
    ui.show({ kind: 'elsewhere', address: 'The app store' });
    return DONE;
  },
  debug: () => DONE,
  pullRefresh: () => DONE,
  getAppCache: ({ name }, { storage }) => ({ data: storage.cache.get(name) ?? null }),
  setStorage({ key, value }, { storage }) {
    storage.kept.set(key, value);
    return DONE;
  },
  getStorage: ({ key }, { storage }) => ({ data: storage.kept.get(key) ?? null }),
  setAppTmpStorage({ key, value }, { storage }) {
    storage.temporary.set(key, value);
    return DONE;
  },
  getAppTmpStorage: ({ key }, { storage }) => ({ data: storage.temporary.get(key) ?? null }),
  async sharePanel(params, { ui }) {
    return (await ui.ask({ kind: 'share', ...params })) === null ? 'declined' : DONE;
  },
  shareToItem: () => DONE,
  getLocation(_params, { settings }) {
    const { location } = settings();
    return location === null ? 'declined' : { data: location };
  },
  async scanCode(_params, { ui }) {
    const text = await ui.ask({ kind: 'scan' });
    return text === null || text === '' ? 'declined' : { data: { text } };
  },
  async giftCardToPay({ orderNumber }, { ui, onPaid }) {
    if ((await ui.ask({ kind: 'pay', orderNumber })) === null) return 'declined';
    onPaid(orderNumber);
    return DONE;
  },
};

/** Answers a call as this app version does. An unsupported call is answered with -5. */
export async function answerCall(
  method: string,
  params: unknown,
  options: AnswerOptions,
): Promise<HostAnswer> {
  if (!isMethodName(method) || isNewer(method, options.settings().appVersion)) {
    return { code: BRIDGE_CODE.unsupported, data: null, msg: 'This app has no such call.' };
  }
  return answerKnown(method, params, options);
}

function isNewer(method: MethodName, appVersion: string): boolean {
  return compareVersions(METHODS[method].since, appVersion) > 0;
}

async function answerKnown<Name extends MethodName>(
  method: Name,
  params: unknown,
  options: AnswerOptions,
): Promise<HostAnswer> {
  const schema: (typeof METHODS)[Name]['input'] = METHODS[method].input;
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) {
    return { code: INVALID_PARAMS, data: null, msg: v.summarize(parsed.issues) };
  }
  const outcome = await ANSWERING[method](parsed.output, options);
  return outcome === 'declined'
    ? { code: DECLINED, data: null, msg: 'The person closed it.' }
    : { code: BRIDGE_CODE.success, data: outcome.data ?? null, msg: 'success' };
}
