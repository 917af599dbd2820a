import type { PageDriver } from '../replay/page/page-driver.ts';
import { createRemoteStage } from '../replay/page/remote-stage.ts';
import type { RecordingSession } from '../replay/recording/recording-session.ts';
import { createReplaySession, type ReplayOptions } from '../replay/session/replay-session.ts';
import type { ScenarioControls, SimulatorParts } from './simulator.types.ts';

export interface ScenarioControlsOptions extends Pick<ReplayOptions, 'lend' | 'rest'> {
  readonly driver: PageDriver;
  readonly recording: Pick<RecordingSession, 'record' | 'stop'>;
}

/** One story at a time on the desk: told from the page or from outside of it, or recorded. */
export function createScenarioControls({
  driver,
  recording,
  lend,
  rest,
}: ScenarioControlsOptions): ScenarioControls & Pick<SimulatorParts, 'replay'> {
  /** What a story does is no part of what the person did. */
  async function lendUnrecorded(): Promise<() => Promise<void>> {
    await recording.stop();
    return lend();
  }

  const replay = createReplaySession({ driver, lend: lendUnrecorded, rest });

  return {
    replay,
    load: (scenario) =>
      replay.load(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)),
    stage: createRemoteStage(driver, async () => {
      await replay.leave();
      return lendUnrecorded();
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
