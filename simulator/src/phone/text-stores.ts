import type { Host } from '../host/host.types.ts';
import type { PhoneStorage, StorageAreaName } from './phone-storage.ts';

export const TEXT_STORE_NAMES = ['local', 'session', 'app', 'temporary', 'cache'] as const;

export type TextStoreName = (typeof TEXT_STORE_NAMES)[number];

/** One of the phone's stores of texts for the page, by key. */
export interface TextStore {
  readonly name: TextStoreName;
  /** The current entries. */
  entries(): Readonly<Record<string, string>>;
  /** Stores a text, or removes it with null. */
  change(key: string, text: string | null): void;
}

/** All stores of a phone: the browser's own, and those of the native app. */
export function textStoresOf({
  storage,
  host,
}: {
  readonly storage: PhoneStorage;
  readonly host: Host;
}): readonly TextStore[] {
  return [
    browserStore('local', storage),
    browserStore('session', storage),
    appStore('app', host.storage.kept),
    appStore('temporary', host.storage.temporary),
    appStore('cache', host.storage.cache),
  ];
}

/** Clears a store. */
export function clearTextStore(store: TextStore): void {
  for (const key of Object.keys(store.entries())) store.change(key, null);
}

function browserStore(name: StorageAreaName, storage: PhoneStorage): TextStore {
  return {
    name,
    entries: () => storage.entries(name),
    change: (key, text) => storage.change(name, key, text),
  };
}

function appStore(name: TextStoreName, kept: Map<string, string>): TextStore {
  return {
    name,
    entries: () => Object.fromEntries(kept),
    change(key, text) {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
    },
  };
}
