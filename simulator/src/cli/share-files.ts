import { fail, type Result, succeed } from '@cangkir/core';
import { type Replayed, replayFile } from './replay-file.ts';
import { machinesRunner } from './scenario-runner.ts';

/** Files that several threads share: each takes the next one when it is free. */
export interface SharedFiles {
  readonly files: readonly string[];
  /** How many were taken, in memory that the threads share. */
  readonly taken: Int32Array;
}

/** What became of a file, or the exception that was thrown. */
export type ShareAnswer = Result<Replayed, unknown>;

/** Replays files on the machines alone until none is left. */
export async function replayShare(
  { files, taken }: SharedFiles,
  times: number,
  onAnswer: (index: number, answer: ShareAnswer) => void,
): Promise<void> {
  for (;;) {
    const index = Atomics.add(taken, 0, 1);
    const file = files[index];
    if (file === undefined) return;
    onAnswer(index, await answerOf(file, times));
  }
}

async function answerOf(file: string, times: number): Promise<ShareAnswer> {
  try {
    return succeed(await replayFile(file, machinesRunner, times));
  } catch (error) {
    return fail(error);
  }
}
