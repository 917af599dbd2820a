import type { Host } from '../host/host.types.ts';
import type { PhoneStorage, StorageAreaName } from './phone-storage.ts';

export const SHELF_NAMES = ['local', 'session', 'app', 'temporary', 'cache'] as const;

export type ShelfName = (typeof SHELF_NAMES)[number];

/** One of the phone's stores of texts for the page, by key. */
export interface Shelf {
  readonly name: ShelfName;
  /** The current entries. */
  entries(): Readonly<Record<string, string>>;
  /** Stores a text, or removes it with null. */
  change(key: string, text: string | null): void;
}

/** All stores of a phone: the browser's own, and those of the native app. */
export function shelvesOf({
  storage,
  host,
}: {
  readonly storage: PhoneStorage;
  readonly host: Host;
}): readonly Shelf[] {
  return [
    browserShelf('local', storage),
    browserShelf('session', storage),
    appShelf('app', host.storage.kept),
    appShelf('temporary', host.storage.temporary),
    appShelf('cache', host.storage.cache),
  ];
}

/** Clears a store. */
export function clearShelf(shelf: Shelf): void {
  for (const key of Object.keys(shelf.entries())) shelf.change(key, null);
}

function browserShelf(name: StorageAreaName, storage: PhoneStorage): Shelf {
  return {
    name,
    entries: () => storage.entries(name),
    change: (key, text) => storage.change(name, key, text),
  };
}

function appShelf(name: ShelfName, kept: Map<string, string>): Shelf {
  return {
    name,
    entries: () => Object.fromEntries(kept),
    change(key, text) {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
    },
  };
}
