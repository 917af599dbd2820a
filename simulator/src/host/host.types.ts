import type { EventName, MethodName } from '@cangkir/bridge';
import type { Clock, Login } from '@cangkir/core';
import type { EmitterMixin } from 'nanoevents';
import type { BridgeReply } from '../scenario/step.ts';
import type { PhoneSettings } from '../settings/settings.ts';
import type { NamedOverrides } from './named-overrides.ts';
import type { NativeUi } from './native-ui.types.ts';

/** The parts of the framed page's window that the host uses. A real `Window` is one. */
export interface PageWindow {
  /** WebKitGTK has no credentials. */
  readonly navigator: { readonly credentials?: Pick<CredentialsContainer, 'get'> };
  readonly JSON: { parse(text: string): unknown };
  /** The page's own history, without the surrounding pages'. Missing in older browsers. */
  readonly navigation?: { readonly canGoBack: boolean; back(): unknown };
  readonly document: {
    readonly documentElement: { readonly dataset: DOMStringMap };
    dispatchEvent(event: Event): boolean;
  };
  dispatchEvent(event: Event): boolean;
  reportError(error: unknown): void;
}

/** The settings of a phone that concern the native app. */
export type HostSettings = Pick<
  PhoneSettings,
  | 'platform'
  | 'browser'
  | 'appVersion'
  | 'hasBridge'
  | 'isNamed'
  | 'treatsAsNative'
  | 'safeTop'
  | 'location'
  | 'deviceId'
  | 'network'
>;

/** What the host needs of its phone. */
export interface HostOptions {
  readonly clock: Clock;
  readonly ui: NativeUi;
  /** The current settings. */
  settings(): HostSettings;
  /** Who is logged in to the native app. */
  currentLogin(): Login | null;
  /** A login in the native app, by id or by phone. */
  onLogin(person: string): void;
  /** An order was paid with a gift card in the native app. */
  onPaid(orderNumber: string): void;
}

/** A call of the page and the native app's answer. A call that is answered again has another record. */
export interface CallRecord {
  /** Counts from 1. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** As the page sent it, including unknown calls. */
  readonly method: string;
  /** Masked for display. */
  readonly input: unknown;
  /** Masked. Null until answered. */
  readonly answer: HostAnswer | null;
  /** Whether the data of a successful answer breaks the contract: the page drops it. */
  readonly isMalformed: boolean;
  /** Counts the answers to this call from 1. */
  readonly answerNumber: number;
  /** Milliseconds until the answer; null until then. */
  readonly duration: number | null;
}

/** An event that the native app sent to the page. */
export interface EventRecord {
  /** Counts from 1. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: EventName;
  /** Masked for display. */
  readonly data: unknown;
  /** Whether the page has a receiver: it has none outside the app, and before it is loaded. */
  readonly isReceived: boolean;
}

/** The events of a host, with what their listeners are given. */
export type HostEvents = {
  /** The page made a call; emitted again with each answer. */
  readonly call: (record: CallRecord) => void;
  /** The desk made the native app send an event. */
  readonly event: (event: EventName) => void;
  /** The native app sent the page an event, `pause` and `resume` included. */
  readonly sent: (record: EventRecord) => void;
  /** Another app covered the page (true) or uncovered it (false). */
  readonly paused: (isPaused: boolean) => void;
  /** The host was installed in a page. */
  readonly installed: (page: PageWindow) => void;
};

/** The native app under the framed page. */
export interface Host {
  /** Installs the app's objects in a window, before any script of the page runs. */
  install(window: PageWindow): void;
  /** Sends an event of the app to the page. */
  emit(event: EventName, data?: unknown): void;
  /** Logs a call that failed inside the page, so that no message reached the app. */
  recordFailure(
    method: MethodName,
    input: unknown,
    failure: Pick<HostAnswer, 'code' | 'msg'>,
  ): void;
  /** Hands the code of an SMS to a waiting page (WebOTP). */
  receiveSms(code: string): void;
  /** Clears the app's storage for the page, as after a new installation. */
  forgetStorage(): void;
  /** Notifies the page that the network changed. */
  notifyNetworkChange(): void;
  /** Covers the page with another app, or uncovers it: browser and app both notify the page. */
  setPaused(isPaused: boolean): void;
  /** What takes the place of the app's own answers. */
  readonly overrides: Omit<NamedOverrides<HostReply>, 'take'>;
  /** The app's storage for the page. */
  readonly storage: AppStorage;
  /** Goes back in the page's history, or leaves the page at its start. */
  goBack(): void;
  readonly on: EmitterMixin<HostEvents>['on'];
}

/** The native app's storage for the page. */
export interface AppStorage {
  readonly kept: Map<string, string>;
  /** Until the app ends. */
  readonly temporary: Map<string, string>;
  /** The app's own values by name, which the page can only read. */
  readonly cache: Map<string, string>;
}

/** A reply that replaces the app's own answer: other content, a delay, or a count. */
export type HostReply =
  | BridgeReply
  | (Pick<BridgeReply, 'delay' | 'times'> & { readonly answer: 'own' });

/** The native app's answer to a call. */
export interface HostAnswer {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}
