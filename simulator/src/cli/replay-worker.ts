/** A thread of `npm run replay -- --workers`: replays the files that it gets, and ends at null. */
import { parentPort, workerData } from 'node:worker_threads';
import { fail, succeed } from '@cangkir/core';
import { printUncaught } from './print-uncaught.ts';
import { replayFile } from './replay-file.ts';
import { machinesRunner } from './scenario-runner.ts';
import type { WorkerAnswer } from './worker-replayer.ts';

printUncaught();

parentPort?.on('message', async (file: string | null) => {
  if (file === null) parentPort?.close();
  else parentPort?.postMessage(await answer(file));
});

async function answer(file: string): Promise<WorkerAnswer> {
  try {
    return succeed(await replayFile(file, machinesRunner, workerData));
  } catch (error) {
    return fail(error);
  }
}
