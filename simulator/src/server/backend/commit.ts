/** Resolves when everything that was done so far is kept. */
export type Commit = () => Promise<void>;

/**
 * Keeps what was done, once a turn of the event loop: to sync a disk takes milliseconds, so requests that
 * came together share one sync, and none of them is answered before it.
 *
 * @param save Saves all that was done. If it throws, each waiting request fails.
 */
export function createCommit(save: () => void): Commit {
  let next: Promise<void> | null = null;

  return () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        // What is done from here on is for the next one.
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
