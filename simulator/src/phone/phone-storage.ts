import type { PhoneName, PhoneSettings } from '../settings/settings.ts';
import { overrideGetter } from '../shared/override-property.ts';
import { createStorageView } from './storage-view.ts';

export const STORAGE_AREAS = ['local', 'session'] as const;

export type StorageAreaName = (typeof STORAGE_AREAS)[number];

/** What is stored, by area and key. */
export type StoredEntries = Readonly<Record<StorageAreaName, Readonly<Record<string, string>>>>;

/** What became of a stored text: null where there is none. */
export interface StorageChange {
  readonly area: StorageAreaName;
  readonly key: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** What a phone's browser keeps for the app. */
export interface PhoneStorage {
  /** By key. */
  entries(area: StorageAreaName): Readonly<Record<string, string>>;
  /** Stores a text, or removes it with null, and sends the page the event of another tab's change. */
  change(area: StorageAreaName, key: string, value: string | null): void;
  /** All that is stored. */
  all(): StoredEntries;
  /** Puts other contents in the place of all that is there. No page must run. */
  replaceAll(entries: StoredEntries): void;
  /** Removes all, without an event for the page. */
  clear(): void;
  /** Tells what the desk stored or removed, while pages may run. Returns the cleanup. */
  onChange(listener: (change: StorageChange) => void): () => void;
  /** Gives a page this storage for its own, before any of its scripts runs. */
  install(page: OwnWindow): void;
}

/** The first phone has the browser's own storage; the second keeps its things there under this prefix. */
export const SECOND = 'second-phone:';

/** @param conduct What becomes of a page's touch, as it is set now. */
export function createPhoneStorage(
  phone: PhoneName,
  conduct: () => PhoneSettings['storage'],
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

  /** The browser tells pages of a change in its own storage later, and of one in a view not at all. */
  function tellPage({ area, ...change }: StorageChange): void {
    // Which area it is about can't be said to a page that may not touch any.
    if (page === null || conduct() === 'forbidden') return;
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
    change: (name, key, value) => tellPage(put(name, key, value)),
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
    install(next) {
      page = next;
      if (isFirst && conduct() === 'usual') return;
      const own = { localStorage: areas.local, sessionStorage: areas.session };
      for (const [name, area] of Object.entries(own)) {
        const real = isFirst ? Reflect.get(next, name) : area;
        overrideGetter(next, name, () => conducted(real, conduct(), next));
      }
    },
  };
}

/** A window of a page: what it is refused with is an exception of its own. */
type OwnWindow = Window & Pick<typeof globalThis, 'DOMException'>;

/** @throws DOMException where a page may not touch it. */
function conducted(area: Storage, conduct: PhoneSettings['storage'], page: OwnWindow): Storage {
  if (conduct === 'forbidden') {
    throw new page.DOMException('The person’s settings forbid storage.', 'SecurityError');
  }
  return conduct === 'full' ? createFullStorage(area, page) : area;
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
