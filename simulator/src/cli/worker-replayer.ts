import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@cangkir/core';
import type { Replayed } from './replay-file.ts';
import type { Replayer } from './replayer.ts';

/** The most files that a worker gets at once: each message interrupts two threads. */
const MAX_BATCH = 8;

/** The fewest times that each worker gets files: what is left for the last one is shared. */
const MIN_BATCHES = 4;

const WORKER = new URL('replay-worker.ts', import.meta.url);

/** What a worker sends back for a file: what became of it, or the exception that was thrown. */
export type WorkerAnswer = Result<Replayed, unknown>;

/**
 * Replays files on the machines alone, each in a thread that is free.
 *
 * @param count How many threads.
 */
export function openWorkers(count: number, times: number): Replayer {
  const workers = Array.from({ length: count }, () => new Worker(WORKER, { workerData: times }));
  const exitCodes = workers.map((worker) => new Promise((exit) => worker.on('exit', exit)));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  function release(worker: Worker): void {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  }

  async function replayBatch(files: readonly string[]): Promise<readonly WorkerAnswer[]> {
    const worker = free.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
    worker.postMessage(files);
    const messages: WorkerAnswer[][] = await once(worker, 'message');
    release(worker);
    return messages.flat();
  }

  return {
    async *replay(files) {
      for (const batch of batchesOf(files, count).map(replayBatch)) {
        for (const answer of await batch) {
          if (!answer.ok) throw answer.failure;
          yield answer.value;
        }
      }
    },
    async close() {
      for (const worker of workers) worker.postMessage(null);
      // A worker in which a machine threw outside any step has printed where.
      if ((await Promise.all(exitCodes)).some((code) => code !== 0)) process.exitCode = 1;
    },
  };
}

function batchesOf(files: readonly string[], workers: number): readonly (readonly string[])[] {
  const size = Math.min(MAX_BATCH, Math.ceil(files.length / (workers * MIN_BATCHES)));
  const starts = files.map((_, index) => index).filter((index) => index % size === 0);
  return starts.map((start) => files.slice(start, start + size));
}
