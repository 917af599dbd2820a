import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Replayer } from './replayer.ts';
import type { ShareAnswer, SharedFiles } from './share-files.ts';

const WORKER = new URL('replay-worker.ts', import.meta.url);

/** What a worker sends back for a file. */
export interface WorkerMessage {
  readonly index: number;
  readonly answer: ShareAnswer;
}

/**
 * Replays files on the machines alone, in threads that share them. This thread is one of them.
 *
 * @param count How many threads.
 */
export function openWorkers(count: number, times: number): Replayer {
  // Every core runs scenarios: threads that help to collect garbage would only wait for one.
  setFlagsFromString('--no-parallel-scavenge');
  /** What waits for the answer to each file, by its index. */
  let resolvers: ((answer: ShareAnswer) => void)[] = [];
  const workers = Array.from({ length: count - 1 }, () => {
    const worker = new Worker(WORKER, { workerData: times });
    worker.on('message', ({ index, answer }: WorkerMessage) => resolvers[index]?.(answer));
    worker.on('error', (error) => {
      for (const resolve of resolvers) resolve({ ok: false, failure: error });
    });
    return worker;
  });
  const exitCodes = workers.map((worker) => new Promise((exit) => worker.on('exit', exit)));

  return {
    async *replay(files) {
      resolvers = [];
      const answers = files.map(
        () => new Promise<ShareAnswer>((resolve) => resolvers.push(resolve)),
      );
      const shared: SharedFiles = { files, taken: new Int32Array(new SharedArrayBuffer(4)) };
      for (const worker of workers) worker.postMessage(shared);
      // Loads the machines only now, while the workers load theirs.
      const { replayShare } = await import('./share-files.ts');
      void replayShare(shared, times, (index, answer) => resolvers[index]?.(answer));
      for (const promise of answers) {
        const answer = await promise;
        if (!answer.ok) throw answer.failure;
        yield answer.value;
      }
    },
    async close() {
      for (const worker of workers) worker.postMessage(null);
      // A worker in which a machine threw outside any step has printed where.
      if ((await Promise.all(exitCodes)).some((code) => code !== 0)) process.exitCode = 1;
    },
  };
}
