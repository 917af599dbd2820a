import type { KeyValueStore } from '../key-value-store.ts';
import { attempt, type PersistedStore } from './persisted-store.ts';
import { type GlobalState, userIdOf } from './session.ts';

/** The key in local storage of what screens read. */
export const READS_KEY = 'reads';

/**
 * Removes what screens read for a user as soon as that user is logged out, or another one is logged in. Apart from
 * `StoredReads`, as every start of the app needs it. Returns the cleanup.
 */
export function forgetReadsOnLogout(
  global: PersistedStore<GlobalState>,
  storage: KeyValueStore,
): () => void {
  const forget = () => attempt(() => storage.remove(READS_KEY), undefined);

  let userId = userIdOf(global.get());
  if (userId === null) forget();
  return global.subscribe((state) => {
    if (userIdOf(state) === userId) return;
    userId = userIdOf(state);
    forget();
  });
}
