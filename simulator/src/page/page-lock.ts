const NAME = 'simulator';

/** How long a tab that is just being left may take to let go. */
const LOCK_TIMEOUT_MS = 1000;

/** The right of this tab to answer the frames of this origin. */
export interface PageLock {
  /** Resolves when another tab takes it over. */
  readonly lost: Promise<void>;
}

/**
 * Takes the lock for this tab; null where another tab has it. Two tabs with a service worker on one
 * origin would answer each other's frames.
 */
export function takePageLock(): Promise<PageLock | null> {
  return new Promise((resolve) => {
    const request = navigator.locks.request(
      NAME,
      { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) },
      () => {
        // Held until the page is left: rejected when another tab steals it.
        const lost = request.catch(() => {});
        resolve({ lost });
        return new Promise<never>(() => {});
      },
    );
    request.catch(() => resolve(null));
  });
}

/** Takes the lock from the tab that has it, and restarts this one. */
export async function takePageOver(): Promise<void> {
  await navigator.locks.request(NAME, { steal: true }, () => {});
  location.reload();
}
