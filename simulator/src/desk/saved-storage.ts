import * as v from 'valibot';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { SavedValue } from '../shared/saved-value.ts';

type StoringPhones = Readonly<
  Record<PhoneName, { readonly storage: Pick<Phone['storage'], 'all' | 'replaceAll'> }>
>;

const TEXTS = v.record(v.string(), v.string());
const ENTRIES = v.object({ local: TEXTS, session: TEXTS });
const SAVED = v.object({ first: ENTRIES, second: ENTRIES });

/** The stored data of the user's apps. A scenario's apps store theirs in the same place. */
export interface SavedStorage {
  /** Saves it in IndexedDB too: if the tab is closed during a scenario, the next start restores it. */
  save(): Promise<void>;
  /** Replaces the stored data with the saved one. No page may be running. */
  restore(): Promise<void>;
}

/** Restores the data of a tab that was closed during a scenario. No page may be running. */
export async function openSavedStorage(
  phones: StoringPhones,
  savedValue: SavedValue,
): Promise<SavedStorage> {
  const left = v.safeParse(SAVED, await savedValue.load());
  let saved = left.success ? left.output : null;

  /** Without IndexedDB, restoring works only while the tab stays open. */
  const keep = () => savedValue.save(saved).catch(() => {});

  async function restore(): Promise<void> {
    if (saved === null) return;
    phones.first.storage.replaceAll(saved.first);
    phones.second.storage.replaceAll(saved.second);
    saved = null;
    await keep();
  }

  await restore();
  return {
    async save() {
      saved = { first: phones.first.storage.all(), second: phones.second.storage.all() };
      await keep();
    },
    restore,
  };
}
