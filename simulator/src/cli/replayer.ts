import { type Replayed, replayFile } from './replay-file.ts';
import type { ScenarioRunner } from './scenario-runner.ts';

/** Replays files. */
export interface Replayer {
  /** Replays each file, and gives what became of them in their order. */
  replay(files: readonly string[]): AsyncIterable<Replayed>;
  close(): Promise<void>;
}

/** Replays one file after the other in this thread. */
export function replayInTurn(runner: ScenarioRunner, times: number): Replayer {
  return {
    async *replay(files) {
      for (const file of files) yield replayFile(file, runner, times);
    },
    close: runner.close,
  };
}
