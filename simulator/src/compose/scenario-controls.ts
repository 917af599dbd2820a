import type { PageDriver } from '../replay/page/page-driver.ts';
import { createRemoteStage } from '../replay/page/remote-stage.ts';
import type { RecordingSession } from '../replay/recording/recording.ts';
import { createReplaySession, type ReplayOptions } from '../replay/session/replay-session.ts';
import type { ScenarioProblem } from '../scenario/validate.ts';
import type { ScenarioControls, SimulatorParts } from './simulator.types.ts';

export interface ScenarioControlsOptions extends Pick<ReplayOptions, 'lockDesk' | 'rest'> {
  readonly driver: PageDriver;
  readonly recording: Pick<RecordingSession, 'record' | 'stop'>;
}

const NO_JSON: ScenarioProblem = {
  pointer: '',
  line: null,
  message: 'This can’t be written as JSON: it is nested too deeply, or in itself.',
};

/** Null if it has no JSON. */
function textOf(scenario: object): string | null {
  try {
    return JSON.stringify(scenario);
  } catch {
    return null;
  }
}

/** Runs one scenario at a time, from the page or from outside of it, or records one. */
export function createScenarioControls({
  driver,
  recording,
  lockDesk,
  rest,
}: ScenarioControlsOptions): ScenarioControls & Pick<SimulatorParts, 'replay'> {
  /** A recording holds what the user did, not what a scenario did. */
  async function lockUnrecorded(): Promise<() => Promise<void>> {
    await recording.stop();
    return lockDesk();
  }

  const replay = createReplaySession({ driver, lockDesk: lockUnrecorded, rest });

  return {
    replay,
    async load(scenario) {
      const text = typeof scenario === 'string' ? scenario : textOf(scenario);
      return text === null ? [NO_JSON] : replay.load(text);
    },
    stage: createRemoteStage(driver, async () => {
      await replay.leave();
      return lockUnrecorded();
    }),
    run: replay.run,
    runTo: replay.runTo,
    pauseRun: replay.pause,
    setBreakpoints: (steps) => replay.store.trigger.changed({ change: { breakpoints: steps } }),
    setPace: (ms) => replay.store.trigger.changed({ change: { pace: ms } }),
    step: replay.step,
    back: replay.back,
    stepChanges: () => replay.store.getSnapshot().context.changes,
    leave: replay.leave,
    async record() {
      await replay.leave();
      await recording.record();
    },
    stop: recording.stop,
  };
}
