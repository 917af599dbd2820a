import type { EventName } from '@cangkir/bridge';
import type { Backend } from '../backend/backend.ts';
import type { Exchange } from '../backend/backend.types.ts';
import type { TillResult } from '../backend/vouchers/redeem-voucher.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { SessionCoverage } from '../coverage/session-coverage.ts';
import type { LogEntry, LogStore } from '../log/log-store.ts';
import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { DeskSettings, PhoneName, PhoneSettings, Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { TillStore } from '../till/till-store.ts';
import type { Randomness } from './randomness.ts';

/** The result of scanning a phone's screen at the till. */
export type ScanResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'read'; readonly code: string; readonly result: TillResult };

/** A call of a page, with its phone. */
export type PhoneCall = Extract<LogEntry, { kind: 'call' }>['call'] & { readonly phone: PhoneName };

/** What a script can do with the desk. A method that takes a phone uses the first one by default. */
export interface DeskControls {
  settings(): Settings;
  /** Changes settings of a phone or of the desk. Settings that the app reads at its start reload it. */
  configure(change: Partial<PhoneSettings & DeskSettings>, phone?: PhoneName): void;
  /** All settings as the text of a file. It holds no device ids. */
  export(): string;
  /** Replaces all settings. The phones keep their device ids. */
  applySettings(settings: Settings): void;
  readonly backend: Backend;
  /** The clock that both phones and the backend share. */
  readonly clock: SimulatorClock;
  /** The calls to the native app, oldest first. Masked. */
  calls(): readonly PhoneCall[];
  /** The requests to the backend, oldest first. Masked. */
  requests(): readonly Exchange[];
  /** Sends an event of the native app to the page. */
  emit(event: EventName, data?: unknown, phone?: PhoneName): void;
  /** Opens a route, as a link from a chat does. */
  open(route: string, phone?: PhoneName): void;
  /** Reloads the app at its current route. */
  reload(phone?: PhoneName): void;
  /** Clears what the app stored in the browser, and reloads the app. */
  clearStorage(phone?: PhoneName): void;
  /** Makes it another phone: a new device id, and an app that was just installed. */
  renewDevice(phone?: PhoneName): void;
  /** Restarts the backend from its fixture, with nobody logged in. */
  resetBackend(): void;
  /** Types the code of the last SMS into the page's field for it. False where the page shows none. */
  takeSuggestedCode(phone?: PhoneName): boolean;
  /** Scans a phone's screen, and redeems the voucher that it shows. */
  scanScreen(phone?: PhoneName): Promise<ScanResult>;
}

/** The parts of the desk, for the code that runs scenarios on it and for the page that shows it. */
export interface DeskParts extends DeskControls {
  readonly stores: {
    readonly settings: SettingsStore;
    readonly log: LogStore;
    readonly till: TillStore;
    readonly coverage: SessionCoverage;
  };
  readonly phones: Readonly<Record<PhoneName, Phone>>;
  readonly network: Network;
  readonly randomness: Randomness;
  /** Closes the pages on all phones. Resolves when none runs any more. */
  closePages(): Promise<void>;
  /** The content of the QR code on a phone's screen; null if there is none. */
  readScreen(phone: PhoneName): Promise<string | null>;
  /** Puts the native app under a page. The script in the app's HTML calls it. */
  install(page: Window & typeof globalThis): void;
}
