import type { PhoneName, PhoneSettings } from '../settings/settings.ts';
import { overrideGetter } from '../shared/override-property.ts';
import { createStorageView } from './storage-view.ts';

export const STORAGE_AREAS = ['local', 'session'] as const;

export type StorageAreaName = (typeof STORAGE_AREAS)[number];

/** The stored texts, by area and key. */
export type StoredEntries = Readonly<Record<StorageAreaName, Readonly<Record<string, string>>>>;

/** A changed entry; the text is null if removed. */
export interface StorageChange {
  readonly area: StorageAreaName;
  readonly key: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** The browser storage of a phone's app. */
export interface PhoneStorage {
  /** By key. */
  entries(area: StorageAreaName): Readonly<Record<string, string>>;
  /** Stores a text, or removes it with null, and sends the page the event of another tab's change. */
  change(area: StorageAreaName, key: string, value: string | null): void;
  /** All that is stored. */
  all(): StoredEntries;
  /** Replaces all content. No page may be running. */
  replaceAll(entries: StoredEntries): void;
  /** Removes all, without an event for the page. */
  clear(): void;
  /** Calls back on each change by the desk while pages may run. Returns the cleanup. */
  onChange(listener: (change: StorageChange) => void): () => void;
  /** The key of an entry of the browser's own storage as this phone's page knows it. Null for another phone's. */
  ownKey(key: string): string | null;
  /** Gives a page this storage, before any of its scripts runs. */
  install(page: OwnWindow): void;
}

/** The first phone has the browser's own storage; the second uses it under this prefix. */
export const SECOND = 'second-phone:';

/** @param behaviour How storage behaves for pages, as currently set. */
export function createPhoneStorage(
  phone: PhoneName,
  behaviour: () => PhoneSettings['storage'],
): PhoneStorage {
  const isFirst = phone === 'first';
  const view = (area: Storage) =>
    isFirst ? createStorageView(area, '', SECOND) : createStorageView(area, SECOND, null);
  const areas = { local: view(localStorage), session: view(sessionStorage) };
  const listeners = new Set<(change: StorageChange) => void>();
  let page: Window | null = null;

  function put(name: StorageAreaName, key: string, newValue: string | null): StorageChange {
    const area = areas[name];
    const oldValue = area.getItem(key);
    if (newValue === null) area.removeItem(key);
    else area.setItem(key, newValue);
    const change = { area: name, key, oldValue, newValue };
    if (newValue !== oldValue) for (const listener of [...listeners]) listener(change);
    return change;
  }

  /** The browser notifies pages of its own storage's changes late, and of a view's never. */
  function notifyPage({ area, ...change }: StorageChange): void {
    // A page without access cannot be given the area's event.
    if (page === null || behaviour() === 'forbidden') return;
    const event = new StorageEvent('storage', change);
    const storageArea = area === 'local' ? page.localStorage : page.sessionStorage;
    Object.defineProperty(event, 'storageArea', { value: storageArea });
    page.dispatchEvent(event);
  }

  function entries(name: StorageAreaName): Readonly<Record<string, string>> {
    const area = areas[name];
    return Object.fromEntries(
      Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => [
        key,
        area.getItem(key) ?? '',
      ]),
    );
  }

  return {
    entries,
    change: (name, key, value) => notifyPage(put(name, key, value)),
    all: () => ({ local: entries('local'), session: entries('session') }),
    replaceAll(next) {
      for (const name of STORAGE_AREAS) {
        areas[name].clear();
        for (const [key, value] of Object.entries(next[name])) areas[name].setItem(key, value);
      }
    },
    clear() {
      for (const name of STORAGE_AREAS) {
        for (const key of Object.keys(entries(name))) put(name, key, null);
      }
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ownKey(key) {
      const isOfSecond = key.startsWith(SECOND);
      if (isFirst) return isOfSecond ? null : key;
      return isOfSecond ? key.slice(SECOND.length) : null;
    },
    install(next) {
      page = next;
      if (isFirst && behaviour() === 'usual') return;
      const own = { localStorage: areas.local, sessionStorage: areas.session };
      for (const [name, area] of Object.entries(own)) {
        const real = isFirst ? Reflect.get(next, name) : area;
        overrideGetter(next, name, () => restricted(real, behaviour(), next));
      }
    },
  };
}

/** A page's window: refusals need the page's own exception class. */
type OwnWindow = Window & Pick<typeof globalThis, 'DOMException'>;

/** @throws DOMException if the page has no access. */
function restricted(area: Storage, behaviour: PhoneSettings['storage'], page: OwnWindow): Storage {
  if (behaviour === 'forbidden') {
    throw new page.DOMException('The person’s settings forbid storage.', 'SecurityError');
  }
  return behaviour === 'full' ? createFullStorage(area, page) : area;
}

function createFullStorage(area: Storage, page: OwnWindow): Storage {
  function refuseItem(): never {
    throw new page.DOMException('The storage is full.', 'QuotaExceededError');
  }
  return new Proxy(area, {
    get(target, key) {
      if (key === 'setItem') return refuseItem;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
