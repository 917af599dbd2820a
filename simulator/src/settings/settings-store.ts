import { createStore, type Store } from '@xstate/store';
import type { Keeper } from './keeper.ts';
import { readSettings, type Settings } from './settings.ts';

export type SettingsStore = Store<
  Settings,
  { changed: { readonly change: Partial<Settings> } },
  never
>;

/** Opens the settings as they were kept, and keeps every change. */
export async function openSettings(keeper: Keeper): Promise<SettingsStore> {
  const store: SettingsStore = createStore({
    context: readSettings(await keeper.load()),
    on: {
      changed: (settings: Settings, { change }: { readonly change: Partial<Settings> }) =>
        readSettings({ ...settings, ...change }),
    },
  });
  store.subscribe(({ context }) => {
    // A setting that can't be kept still holds until the page is left.
    keeper.save(context).catch(() => {});
  });
  return store;
}
