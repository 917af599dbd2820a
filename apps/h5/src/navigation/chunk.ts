import { CHUNK_TIMEOUT_MS } from './chunk-timeout.ts';
import { servedPage } from './new-version.ts';

/** The code of a part of the app did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('Failed to load a part of the app: the connection is slow or lost; try again', { cause });
  }
}

const failed = new Set<() => void>();

/** Forgets the failed loads, so that the next render loads them again. */
export function forgetFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Loads a part of the app on demand, once. Returns the same promise every time, as `use` needs it, until the
 * load failed and was forgotten. Many browsers keep the failure of an import until the page is reloaded, so a part that
 * fails again although the server answers reloads the page.
 */
export function createChunk<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  let hasFailed = false;

  async function start(): Promise<Part> {
    try {
      return await withTimeout(load());
    } catch (cause) {
      if (hasFailed && (await servedPage()) !== null) return await reloadPage();
      hasFailed = true;
      failed.add(() => {
        loading = null;
      });
      throw new ChunkLoadError(cause);
    }
  }

  return () => {
    loading ??= readAtOnce(start());
    return loading;
  };
}

/** Without the status, `use` shows a fallback once even for what has loaded, and React keeps that for 300 ms. */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Never resolves: this page is about to end. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('Timed out')), CHUNK_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}
