import type { KeyValueStore } from '../key-value-store.ts';
import { attempt } from './persisted-store.ts';
import { type Session, userIdOf } from './session.ts';

/** The key in local storage of what screens read. */
export const READS_KEY = 'reads';

/**
 * Removes what screens read for a user, and that an ad's voucher was paid, as soon as that user is logged out, or another
 * one is logged in. Apart from `StoredReads`, as every start of the app needs it. Returns the cleanup.
 */
export function forgetUserOnLogout(
  { global, adVoucher }: Pick<Session, 'global' | 'adVoucher'>,
  storage: KeyValueStore,
): () => void {
  function forget(): void {
    attempt(() => storage.remove(READS_KEY), undefined);
    adVoucher.set({ paySuccess: false });
  }

  let userId = userIdOf(global.get());
  if (userId === null) forget();
  return global.subscribe((state) => {
    if (userIdOf(state) === userId) return;
    userId = userIdOf(state);
    forget();
  });
}
