import type { EventName } from '@cangkir/bridge';
import type { Clock, Login } from '@cangkir/core';
import type { EmitterMixin } from 'nanoevents';
import type { BridgeReply } from '../scenario/scenario.ts';
import type { PhoneSettings } from '../settings/settings.ts';
import type { NativeUi } from './native-ui.types.ts';
import type { PromisedReplies } from './promised-replies.ts';

/** The parts of the framed page's window that the host stands on. A real `Window` is one. */
export interface PageWindow {
  readonly location: { readonly hostname: string };
  readonly navigator: { readonly credentials: Pick<CredentialsContainer, 'get'> };
  readonly JSON: { parse(text: string): unknown };
  /** The page's own history, without that of the pages around it. Older browsers have none. */
  readonly navigation?: { readonly canGoBack: boolean; back(): unknown };
  readonly document: {
    readonly documentElement: { readonly dataset: DOMStringMap };
    dispatchEvent(event: Event): boolean;
  };
  dispatchEvent(event: Event): boolean;
  reportError(error: unknown): void;
}

/** What a phone's settings say of the native app. */
export type HostSettings = Pick<
  PhoneSettings,
  | 'platform'
  | 'appVersion'
  | 'hasBridge'
  | 'isNamed'
  | 'treatsAsNative'
  | 'safeTop'
  | 'location'
  | 'deviceId'
  | 'network'
>;

/** What the host asks of the phone that it runs on. */
export interface HostOptions {
  readonly clock: Clock;
  readonly ui: NativeUi;
  /** As they are now. */
  settings(): HostSettings;
  /** Who is logged in to the native app. */
  currentLogin(): Login | null;
  /** Somebody logged in to the native app, by id or by phone. */
  onLogin(person: string): void;
  /** Somebody paid an order with a gift card in the native app. */
  onPaid(orderNumber: string): void;
}

/** One call of the page and what the native app made of it. */
export interface CallRecord {
  /** Counts from 1. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** As the page sent it; what is no call of the contract is here too. */
  readonly method: string;
  /** Masked: it is there to be read. */
  readonly input: unknown;
  /** Masked. Null until it was answered. */
  readonly answer: { readonly code: number; readonly data: unknown; readonly msg: string } | null;
  /** Milliseconds until the answer; null until there was one. */
  readonly duration: number | null;
}

/** The events of a host, with what their listeners are given. */
export type HostEvents = {
  /** The page made a call; emitted again when the call was answered. */
  readonly call: (record: CallRecord) => void;
  /** The native app sent the page an event that answers no call. */
  readonly event: (event: EventName) => void;
  /** Another app covered the page (true) or uncovered it (false). */
  readonly paused: (isPaused: boolean) => void;
  /** The host was installed in a page. */
  readonly installed: (page: PageWindow) => void;
};

/** The native app under the framed page. */
export interface Host {
  /**
   * Puts the app's objects into a window, before any script of the page runs.
   *
   * @throws NotLoopbackError where the page is not this machine's own: a simulator is for no one else.
   */
  install(window: PageWindow): void;
  /** Tells the page something on the app's own account. */
  emit(event: EventName, data?: unknown): void;
  /** Hands the code of an arrived SMS to a page that waits for it (WebOTP). */
  receiveSms(code: string): void;
  /** Forgets what the app kept for the page, as an app that was just installed. */
  forgetStorage(): void;
  /** Tells the page that the network came or went. */
  tellNetwork(): void;
  /** Covers the page by another app, or uncovers it: the page hears it from both, browser and app. */
  setPaused(isPaused: boolean): void;
  /** What calls are answered with in the place of the app's own answers. */
  readonly replies: Omit<PromisedReplies<HostReply>, 'take'>;
  /** What the app itself keeps for the page. */
  readonly storage: AppStorage;
  /** Goes back in the page's history, and out of the page where that is at its beginning. */
  goBack(): void;
  readonly on: EmitterMixin<HostEvents>['on'];
}

/** What the native app keeps for the page. */
export interface AppStorage {
  readonly kept: Map<string, string>;
  /** Until the app ends. */
  readonly temporary: Map<string, string>;
}

/** What a call is answered with in the place of the app's own answer: another one, or when and how often. */
export type HostReply =
  | BridgeReply
  | (Pick<BridgeReply, 'delay' | 'times'> & { readonly answer: 'own' });

/** What the native app answers to a call. */
export interface HostAnswer {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}
