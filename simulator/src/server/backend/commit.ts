/** Resolves when all changes so far are saved. */
export type Commit = () => Promise<void>;

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
          reject(error);
        }
      });
    });
    return next;
  };
}
