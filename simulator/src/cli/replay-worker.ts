/** A thread of `npm run replay -- --workers`: replays its share of the files that it gets, and ends at null. */
import { parentPort, workerData } from 'node:worker_threads';
import { printUncaught } from './print-uncaught.ts';
import { replayShare, type SharedFiles } from './share-files.ts';
import type { WorkerMessage } from './worker-replayer.ts';

printUncaught();

parentPort?.on('message', (shared: SharedFiles | null) => {
  if (shared === null) {
    parentPort?.close();
    return;
  }
  void replayShare(shared, workerData, (index, answer) => {
    parentPort?.postMessage({ index, answer } satisfies WorkerMessage);
  });
});
