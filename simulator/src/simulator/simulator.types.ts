import type { EventName } from '@cangkir/bridge';
import type { Backend } from '../backend/backend.ts';
import type { Exchange } from '../backend/backend.types.ts';
import type { TillResult } from '../backend/vouchers/redeem-voucher.ts';
import type { RunningMachines } from '../chart/running-machines.types.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { SessionCoverage } from '../coverage/session-coverage.ts';
import type { LogEntry, LogStore } from '../log/log-store.ts';
import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { RemoteStage } from '../replay/page/remote-stage.ts';
import type { Story } from '../replay/recording/recorder.ts';
import type { RecordingSession } from '../replay/recording/recording-session.ts';
import type { ScenarioResult } from '../replay/run-scenario.ts';
import type { ReplaySession } from '../replay/session/replay-session.ts';
import type { ScenarioProblem } from '../replay/validate.ts';
import type { DeskSettings, PhoneName, PhoneSettings, Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { TillStore } from '../till/till-store.ts';
import type { Chance } from './chance.ts';

/** What the till saw on a phone's screen. */
export type ScanResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'read'; readonly code: string; readonly result: TillResult };

/** One call of a page, and which phone's. */
export type PhoneCall = Extract<LogEntry, { kind: 'call' }>['call'] & { readonly phone: PhoneName };

/** Scenarios told on the desk (docs/qa.md). */
export interface Storytelling {
  /** Sets a scenario on stage, before its first step: its file's text, or what that says. Resolves with its problems. */
  load(scenario: string | object): Promise<readonly ScenarioProblem[]>;
  /** Takes steps to the end, a failure or a breakpoint. Null where nothing is on stage. */
  run(): Promise<ScenarioResult | null>;
  step(): Promise<ScenarioResult | null>;
  /** Goes one step back. */
  back(): Promise<ScenarioResult | null>;
  /** The stage by itself, for a driver outside of the page. */
  readonly stage: RemoteStage;
  /** Gives the desk back as it was before the first scenario. */
  leave(): Promise<void>;
  /** Loads the first phone's page anew, and records what happens from there on. Resolves when its app is there. */
  record(): Promise<void>;
  /**
   * Ends the recording. Resolves with a scenario that passes on the machines alone, and remarks on what it
   * does not tell; with null where nothing was recorded. What is recorded holds no token, SMS code or full phone.
   */
  stop(): Promise<Story | null>;
}

/**
 * The simulator, as `window.simulator` gives it to tests and to QA's own scripts. What takes a phone means
 * the first where none is named.
 *
 * @throws SimulatorError, or rejects with one, where a script hands something else to it than its types say.
 */
export interface Simulator extends Storytelling {
  settings(): Settings;
  /** Changes some settings, of a phone or of the desk. What an app asks for as it starts loads it anew. */
  configure(change: Partial<PhoneSettings & DeskSettings>, phone?: PhoneName): void;
  /** All settings as the text of a file, which holds no device ids. */
  export(): string;
  /** Puts all settings in the place of those that are. The phones stay the devices that they are. */
  applySettings(settings: Settings): void;
  readonly backend: Backend;
  /** The time in which both phones and the backend live. */
  readonly clock: SimulatorClock;
  /** The calls to the native app, the oldest first. Masked. */
  calls(): readonly PhoneCall[];
  /** The requests to the backend, the oldest first. Masked. */
  requests(): readonly Exchange[];
  /** Tells an app something on the native app's account. */
  emit(event: EventName, data?: unknown, phone?: PhoneName): void;
  /** Opens a route, as a link from a chat does. */
  open(route: string, phone?: PhoneName): void;
  /** Loads the app anew, where it is. */
  reload(phone?: PhoneName): void;
  /** Forgets all that the app keeps in the browser, and loads it anew. */
  clearStorage(phone?: PhoneName): void;
  /** Makes it another phone: a new device id, and an app that was just installed. */
  renewDevice(phone?: PhoneName): void;
  /** Starts the backend again from its fixture, with nobody logged in. */
  resetBackend(): void;
  /** Types the code of the last SMS into the page's field for it. False where the page shows none. */
  takeSuggestedCode(phone?: PhoneName): boolean;
  /** Scans a phone's screen, and redeems what it shows. */
  scanScreen(phone?: PhoneName): Promise<ScanResult>;
}

/** What the desk consists of, beside the stories that are told on it. */
export interface DeskParts extends Omit<Simulator, keyof Storytelling> {
  readonly stores: {
    readonly settings: SettingsStore;
    readonly log: LogStore;
    readonly till: TillStore;
    readonly coverage: SessionCoverage;
  };
  readonly phones: Readonly<Record<PhoneName, Phone>>;
  readonly network: Network;
  readonly chance: Chance;
  /** Takes the pages off all phones. Resolves when none runs any more. */
  closePages(): Promise<void>;
  /** What a phone's screen shows as a QR code; null where there is none to read. */
  readScreen(phone: PhoneName): Promise<string | null>;
  /** Puts the native app under a page: what the script in the app's HTML calls. */
  install(page: Window & typeof globalThis): void;
}

/** The simulator with what its page shows. */
export interface SimulatorParts extends DeskParts, Storytelling {
  /** The machines of the first phone's app. */
  readonly machines: RunningMachines;
  readonly replay: ReplaySession;
  readonly recording: RecordingSession;
}
