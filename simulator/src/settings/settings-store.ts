import { createStore, type Store } from '@xstate/store';
import type { SavedValue } from '../shared/saved-value.ts';
import {
  type DeskSettings,
  type PhoneName,
  type PhoneSettings,
  readSettings,
  type Settings,
} from './settings.ts';

type Events = {
  deskChanged: { readonly change: Partial<DeskSettings> };
  phoneChanged: { readonly phone: PhoneName; readonly change: Partial<PhoneSettings> };
  /** All of them changed. */
  replaced: { readonly settings: Settings };
};

export type SettingsStore = Store<Settings, Events, never>;

/**
 * Opens the saved settings, and saves every change.
 *
 * @param isKept Whether changes are the user's own, not a running scenario's.
 */
export async function openSettings(
  savedValue: SavedValue,
  isKept: () => boolean,
): Promise<SettingsStore> {
  const store: SettingsStore = createStore({
    context: readSettings(await savedValue.load()),
    on: {
      deskChanged: (settings: Settings, { change }: Events['deskChanged']) =>
        readSettings({ ...settings, desk: { ...settings.desk, ...change } }),
      phoneChanged: (settings: Settings, { phone, change }: Events['phoneChanged']) =>
        readSettings({ ...settings, [phone]: { ...settings[phone], ...change } }),
      replaced: (_settings: Settings, { settings }: Events['replaced']) => settings,
    },
  });
  store.subscribe(({ context }) => {
    // If saving fails, the setting lasts until the page is closed.
    if (isKept()) savedValue.save(context).catch(() => {});
  });
  return store;
}
