import type { KeyValueStore } from '../key-value-store.ts';
import { attempt } from './persisted-store.ts';
import { type Session, userIdOf } from './session.ts';
import { LOCAL_KEYS, TAB_KEYS } from './storage-keys.ts';

/** Where earlier versions put state that they could not read, tokens and phones in it: under its key and this. */
const ASIDE_SUFFIX = '.aside';

/**
 * Removes what screens read for a user, that an ad's voucher was paid, and what an earlier version of the app set aside,
 * as soon as that user is logged out, or another one is logged in. Apart from `StoredReads`, as every start of the app
 * needs it. Returns the cleanup.
 */
export function forgetUserOnLogout(
  { global, adVoucher }: Pick<Session, 'global' | 'adVoucher'>,
  storages: { readonly local: KeyValueStore; readonly session: KeyValueStore },
): () => void {
  function forget(): void {
    attempt(() => storages.local.remove(LOCAL_KEYS.reads), undefined);
    adVoucher.set({ paySuccess: false });
    removeAsides();
  }

  function removeAsides(): void {
    for (const storage of [storages.local, storages.session]) {
      for (const key of [...Object.values(LOCAL_KEYS), ...Object.values(TAB_KEYS)]) {
        attempt(() => storage.remove(key + ASIDE_SUFFIX), undefined);
      }
    }
  }

  removeAsides();
  let userId = userIdOf(global.get());
  if (userId === null) forget();
  return global.subscribe((state) => {
    if (userIdOf(state) === userId) return;
    userId = userIdOf(state);
    forget();
  });
}
