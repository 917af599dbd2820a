import {
  chooseLanguage,
  DEFAULT_MARKET,
  findDraft,
  type Language,
  LOCAL_KEYS,
  type Market,
  marketOfPhone,
  parseLanguage,
  TAB_KEYS,
  visitSource,
} from '@cangkir/core';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { recordOf } from '../adapters/record-of.ts';
import type { PersonKind } from './first-views.types.ts';

/** What the first request and the first view need to know of the person. */
export interface Person {
  /** Empty when logged out. */
  readonly token: string;
  readonly language: Language;
  /** The market of the person's phone number; the default one when logged out. */
  readonly market: Market;
  /** The source of the visit; empty if unknown. */
  readonly sourceId: string;
  /** Whether the login is the shorter one, as the configuration of an earlier visit says. */
  readonly mobileRegister: boolean;
  /**
   * What this tab's forms have in their fields, by the names of those. Null where a form shows another field than the
   * first view: that for the SMS code, or for a phone of another country, or that of a gift card that was sent.
   */
  readonly typed: Readonly<Record<string, string | null>>;
}

type Fields = ReturnType<typeof recordOf>;

/** What is read of the page's window. */
interface PersonWindow {
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem'>;
  readonly navigator: Pick<Navigator, 'languages'>;
}

/**
 * Reads the person from the state that the app stores. It does not check that state as the app does: an early answer
 * for another person is dropped.
 */
export function readPerson(window: PersonWindow, route: string): Person {
  const { token, lan, userInfo, globalConfig } = storedFields(
    () => window.localStorage,
    LOCAL_KEYS.global,
  );
  const { id, phone } = recordOf(userInfo);
  const tab = storedFields(() => window.sessionStorage, TAB_KEYS.commonSession);
  return {
    token: typeof token === 'string' ? token : '',
    language:
      (typeof lan === 'string' ? parseLanguage(lan) : null) ??
      chooseLanguage(window.navigator.languages),
    market: marketOfPhone(typeof phone === 'string' ? phone : '') ?? DEFAULT_MARKET,
    sourceId: sourceOf(tab, route),
    mobileRegister: recordOf(globalConfig)['mobileRegister'] === true,
    typed: {
      phone: typedPhoneOf(recordOf(tab['loginDraft'])),
      giftCardCode: typedCodeOf(recordOf(tab['pageDrafts']), typeof id === 'string' ? id : null),
    },
  };
}

function typedCodeOf(pageDrafts: Fields, userId: string | null): string | null {
  const { typed, pending } = recordOf(findDraft(pageDrafts, { page: 'giftCard:', userId }));
  if (pending) return null;
  return typeof typed === 'string' ? typed : '';
}

function typedPhoneOf({ market = DEFAULT_MARKET, typedPhone, resendAt }: Fields): string | null {
  if (typeof resendAt === 'number' || market !== DEFAULT_MARKET) return null;
  return typeof typedPhone === 'string' ? typedPhone : '';
}

function sourceOf({ routeQueue, sourceId }: Fields, route: string): string {
  const last = Array.isArray(routeQueue) ? recordOf(routeQueue.at(-1))['path'] : undefined;
  return visitSource(route, last, sourceId);
}

/** In the native app, its login may replace the missing one in a moment. */
export function kindOf({ token, market }: Person): PersonKind {
  return token === '' && !hasTraceOfApp() ? 'visitor' : market;
}

/** The fields of the stored state. None if there is no storage, or if it holds something else. */
function storedFields(storage: () => Pick<Storage, 'getItem'>, key: string): Fields {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '');
    return recordOf(recordOf(stored)['state']);
  } catch {
    return {};
  }
}
