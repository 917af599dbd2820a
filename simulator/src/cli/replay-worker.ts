/** A thread of `npm run replay -- --workers`: replays the files that it gets, and ends at null. */
import { parentPort, workerData } from 'node:worker_threads';
import { fail, succeed } from '@cangkir/core';
import { printUncaught } from './print-uncaught.ts';
import { replayFile } from './replay-file.ts';
import { machinesRunner } from './scenario-runner.ts';
import type { WorkerAnswer } from './worker-replayer.ts';

printUncaught();

parentPort?.on('message', async (files: readonly string[] | null) => {
  if (files === null) {
    parentPort?.close();
    return;
  }
  const answers: WorkerAnswer[] = [];
  for (const file of files) answers.push(await answer(file));
  parentPort?.postMessage(answers);
});

async function answer(file: string): Promise<WorkerAnswer> {
  try {
    return succeed(await replayFile(file, machinesRunner, workerData));
  } catch (error) {
    return fail(error);
  }
}
