import type { EventName, MethodName } from '@cangkir/bridge';
import type { Backend } from '../backend/backend.ts';
import type { Exchange } from '../backend/backend.types.ts';
import type { BenefitResult } from '../backend/rights-card/redeem-benefit.ts';
import type { TillResult } from '../backend/vouchers/till-result.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { ExercisedCells, SessionCoverage } from '../coverage/session-coverage.ts';
import type { HealthStore } from '../health/health-store.ts';
import type { HostReply } from '../host/host.types.ts';
import type { WaitingOverride } from '../host/named-overrides.ts';
import type { Sheet } from '../host/native-ui.types.ts';
import type { LogEntry, LogStore } from '../log/log-store.ts';
import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { TextStoreName } from '../phone/text-stores.ts';
import type { BridgeReply } from '../scenario/step.ts';
import type { DeskSettings, PhoneName, PhoneSettings, Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { TillStore } from '../till/till-store.ts';
import type { Randomness } from './randomness.ts';

/** The result of scanning a phone's screen at the till. */
export type ScanResult =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'read';
      readonly code: string;
      readonly name: 'redeem';
      readonly result: TillResult;
    }
  | {
      readonly kind: 'read';
      readonly code: string;
      readonly name: 'redeemBenefit';
      readonly result: BenefitResult;
    };

/** The answer to a coming call. Without a code and data, it is the app's own, late, twice or never. */
export interface CallOverride extends Partial<BridgeReply> {
  /** Which call of this name, counted from now: 1 is the next. */
  readonly nth?: number;
}

/** An event of the native app, with its phone. */
export type PhoneEvent = Extract<LogEntry, { kind: 'event' }>['event'] & {
  readonly phone: PhoneName;
};

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
  /** The events of the native app, oldest first. Masked. */
  events(): readonly PhoneEvent[];
  /** Clears the log. The coverage stays. */
  clearLog(): void;
  /** The outcomes of calls and requests since the simulator was opened, with counts. */
  coverage(): ExercisedCells;
  /** Overrides the native app's answer to a coming call. */
  overrideCall(call: MethodName, answer: CallOverride, phone?: PhoneName): void;
  /** The overrides that wait for their calls. */
  callOverrides(phone?: PhoneName): readonly WaitingOverride<HostReply>[];
  /** Clears the overrides of calls. */
  clearCallOverrides(phone?: PhoneName): void;
  /** The native app's open sheet; null if there is none. */
  sheet(phone?: PhoneName): Sheet | null;
  /** Answers the open sheet; null closes it. False if there is none. */
  answer(text: string | null, phone?: PhoneName): boolean;
  /** What a store of the phone holds, by key. */
  stored(store: TextStoreName, phone?: PhoneName): Readonly<Record<string, string>>;
  /** Stores a text, or removes it with null. */
  store(store: TextStoreName, key: string, text: string | null, phone?: PhoneName): void;
  /** Covers the page with another app: it is hidden, and gets the event `pause`. */
  pause(phone?: PhoneName): void;
  /** Uncovers the page. */
  resume(phone?: PhoneName): void;
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
  /** Restarts the backend from its fixture, and the phones at the start route. */
  resetBackend(): void;
  /** Types the code of the last SMS into the page's field for it. False where the page shows none. */
  takeSuggestedCode(phone?: PhoneName): boolean;
  /** Scans a phone's screen, and redeems the voucher, or the benefit of a member card, that it shows. */
  scanScreen(phone?: PhoneName): Promise<ScanResult>;
}

/** The parts of the desk, for the code that runs scenarios on it and for the page that shows it. */
export interface DeskParts extends DeskControls {
  readonly stores: {
    readonly settings: SettingsStore;
    readonly log: LogStore;
    readonly till: TillStore;
    readonly coverage: SessionCoverage;
    readonly health: HealthStore;
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
