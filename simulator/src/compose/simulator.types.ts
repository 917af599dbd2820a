import type {
  MachineEvent,
  RunningMachine,
  RunningMachines,
} from '../chart/running-machines.types.ts';
import type { DeskControls, DeskParts } from '../desk/desk.types.ts';
import type { RemoteStage } from '../replay/page/remote-stage.ts';
import type { RecordedScenario } from '../replay/recording/recorder.ts';
import type { RecordingSession } from '../replay/recording/recording.ts';
import type { ScenarioResult } from '../replay/scenario-result.ts';
import type { ReplaySession, ReplayState } from '../replay/session/replay-session.ts';
import type { ScenarioProblem } from '../scenario/validate.ts';

/** Runs and records scenarios on the desk (docs/qa.md). */
export interface ScenarioControls {
  /**
   * Loads a scenario, given as its file's text or as the object in it, and stops before its first step.
   * Resolves with the problems of the file.
   */
  load(scenario: string | object): Promise<readonly ScenarioProblem[]>;
  /** Runs to the end, a failure or a breakpoint. Null if no scenario is loaded. */
  run(): Promise<ScenarioResult | null>;
  /** The same, up to but without the step with this number, counted from 1. */
  runTo(step: number): Promise<ScenarioResult | null>;
  /** Stops a run after the current step. */
  pauseRun(): void;
  /** The numbers of the steps, counted from 1, before which a run stops. Loading a scenario removes them. */
  setBreakpoints(steps: readonly number[]): void;
  /** How long a run rests between two steps: milliseconds. */
  setPace(ms: number): void;
  step(): Promise<ScenarioResult | null>;
  /** Goes one step back. */
  back(): Promise<ScenarioResult | null>;
  /** What each step that was run changed; null where the page was gone. Masked. */
  stepChanges(): ReplayState['changes'];
  /** The stage of the running scenario, for a driver outside the page. */
  readonly stage: RemoteStage;
  /** Leaves the scenario, and restores the desk as it was before. */
  leave(): Promise<void>;
  /** Reloads the page of each phone on the desk, and starts recording. Resolves when their apps run. */
  record(): Promise<void>;
  /**
   * Stops the recording. Resolves with a scenario that passes on the machines alone, and with remarks on
   * what it leaves out; with null if nothing was recorded. It holds no token, SMS code or full phone.
   */
  stop(): Promise<RecordedScenario | null>;
}

/** The machines that the charts show. */
export interface ChartControls {
  /** The machines of the first phone's app. Masked. */
  runningMachines(): readonly RunningMachine[];
  /** Sends an event to a machine by name. False if none of this name runs. */
  sendEvent(machine: string, event: MachineEvent): boolean;
}

/**
 * The simulator as `window.simulator` offers it to tests and to QA's own scripts.
 *
 * @throws SimulatorError, or rejects with one, if an argument is not of its type.
 */
export interface Simulator extends DeskControls, ScenarioControls, ChartControls {}

/** The simulator with all that its page shows. */
export interface SimulatorParts extends DeskParts, ScenarioControls, ChartControls {
  /** The machines of the first phone's app. */
  readonly machines: RunningMachines;
  readonly replay: ReplaySession;
  readonly recording: RecordingSession;
}
