import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@cangkir/core';
import type { Replayed } from './replay-file.ts';
import type { Replayer } from './replayer.ts';

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

  async function replayOne(file: string): Promise<Replayed> {
    const worker = free.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
    worker.postMessage(file);
    const [answer]: WorkerAnswer[] = await once(worker, 'message');
    release(worker);
    if (answer?.ok) return answer.value;
    throw answer?.failure;
  }

  return {
    async *replay(files) {
      for (const replayed of files.map(replayOne)) yield replayed;
    },
    async close() {
      for (const worker of workers) worker.postMessage(null);
      // A worker in which a machine threw outside any step has printed where.
      if ((await Promise.all(exitCodes)).some((code) => code !== 0)) process.exitCode = 1;
    },
  };
}
