/** Resolves when all changes so far are saved. Rejects with a {@link SaveError}. */
export type Commit = () => Promise<void>;

/** Changes cannot be saved, so no request can be answered any more. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The backend can’t save: ${reason}. All that it has answered is kept.`, { cause });
  }
}

/**
 * Saves changes once per turn of the event loop. Syncing a disk takes milliseconds, so concurrent requests share one
 * sync, and none is answered before it.
 *
 * @param save Saves all changes. If it throws, each waiting request fails.
 */
export function createCommit(save: () => void): Commit {
  let next: Promise<void> | null = null;

  return () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        // Later changes belong to the next commit.
        next = null;
        try {
          save();
          resolve();
        } catch (error) {
          reject(new SaveError(error));
        }
      });
    });
    return next;
  };
}
