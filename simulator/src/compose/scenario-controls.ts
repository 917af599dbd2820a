import type { PageDriver } from '../replay/page/page-driver.ts';
import { createRemoteStage } from '../replay/page/remote-stage.ts';
import type { RecordingSession } from '../replay/recording/recording.ts';
import { createReplaySession, type ReplayOptions } from '../replay/session/replay-session.ts';
import type { ScenarioControls, SimulatorParts } from './simulator.types.ts';

export interface ScenarioControlsOptions extends Pick<ReplayOptions, 'lockDesk' | 'rest'> {
  readonly driver: PageDriver;
  readonly recording: Pick<RecordingSession, 'record' | 'stop'>;
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
    load: (scenario) =>
      replay.load(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)),
    stage: createRemoteStage(driver, async () => {
      await replay.leave();
      return lockUnrecorded();
    }),
    run: replay.run,
    step: replay.step,
    back: replay.back,
    leave: replay.leave,
    async record() {
      await replay.leave();
      await recording.record();
    },
    stop: recording.stop,
  };
}
