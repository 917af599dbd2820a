/** A chunk that is not there by then is an error (specification, section 9). Milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The code of a part of the app did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('Failed to load a part of the app: the connection is slow or lost; try again', { cause });
  }
}

/** A part of the app that is loaded on demand. */
export interface Chunk<Part> {
  /** The same promise every time, as `use` asks for, until it failed and was forgotten. */
  load(): Promise<Part>;
  /** Begins to load what will soon be needed. Its failure is told when it is. */
  preload(): void;
}

const failed = new Set<() => void>();

/** Forgets what failed, so that it is asked for anew. */
export function forgetFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Names a part of the app that is loaded on demand, once. */
export function createChunk<Part>(load: () => Promise<Part>): Chunk<Part> {
  let loading: Promise<Part> | null = null;

  function forget() {
    loading = null;
  }

  async function start(): Promise<Part> {
    try {
      return await withTimeout(load());
    } catch (cause) {
      failed.add(forget);
      throw new ChunkLoadError(cause);
    }
  }

  function loadOnce(): Promise<Part> {
    loading ??= start();
    return loading;
  }

  return {
    load: loadOnce,
    preload() {
      loadOnce().catch(() => {});
    },
  };
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('Timed out')), CHUNK_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}
