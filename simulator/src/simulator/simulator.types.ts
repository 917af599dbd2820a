import type { EventName } from '@cangkir/bridge';
import type { Backend } from '../backend/backend.ts';
import type { Exchange } from '../backend/backend.types.ts';
import type { TillResult } from '../backend/till.ts';
import type { Frame } from '../frame/frame.ts';
import type { CallRecord } from '../host/host.types.ts';
import type { LogStore } from '../log/log-store.ts';
import type { PhoneStore } from '../phone/phone-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';

/** What the till saw on the phone's screen. */
export type ScanResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'read'; readonly code: string; readonly result: TillResult };

/** The simulator, as `window.simulator` gives it to tests and to QA's own scripts. */
export interface Simulator {
  settings(): Settings;
  /** Changes some settings. Another platform, version or user loads the app anew. */
  configure(change: Partial<Settings>): void;
  readonly backend: Backend;
  /** The calls to the native app, the oldest first. Masked. */
  calls(): readonly CallRecord[];
  /** The requests to the backend, the oldest first. Masked. */
  requests(): readonly Exchange[];
  /** Tells the app something on the native app's account. */
  emit(event: EventName, data?: unknown): void;
  /** Opens a route, as a link from a chat does. */
  open(route: string): void;
  /** Loads the app anew, where it is. */
  reload(): void;
  /** Forgets all that the app keeps in the browser, and loads it anew. */
  clearStorage(): void;
  /** Makes it another phone: a new device id, and an app that was just installed. */
  renewDevice(): void;
  /** Starts the backend again from its fixture, with nobody logged in. */
  resetBackend(): void;
  /** Types the code of the last SMS into the page's field for it. False where the page shows none. */
  takeSuggestedCode(): boolean;
  /** Scans the phone's screen, and redeems what it shows. */
  scanScreen(): Promise<ScanResult>;
}

/** The simulator with the stores that its page shows. */
export interface SimulatorParts extends Simulator {
  readonly stores: {
    readonly settings: SettingsStore;
    readonly phone: PhoneStore;
    readonly log: LogStore;
  };
  readonly frame: Frame;
  /** The native app's own buttons. */
  readonly person: {
    /** Answers what the native app shows over the page; null closes it. */
    answer(answer: string | null): void;
    goBack(): void;
    closePage(): void;
  };
  /** Puts the native app under a page: what the script in the app's HTML calls. */
  install(window: Window & typeof globalThis): void;
}
