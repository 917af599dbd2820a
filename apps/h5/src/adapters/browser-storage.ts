import type { KeyValueStore } from '@cangkir/core';

/**
 * Local or session storage. Even reading the property throws where a policy forbids it, so that it is
 * read anew at every call: the core catches it.
 */
export function createBrowserStorage(area: 'localStorage' | 'sessionStorage'): KeyValueStore {
  return {
    get: (key) => window[area].getItem(key),
    set: (key, value) => window[area].setItem(key, value),
    remove: (key) => window[area].removeItem(key),
    subscribe(listener) {
      function handleStorage(event: StorageEvent) {
        if (event.key !== null && isSameArea(event)) listener(event.key);
      }
      function isSameArea(event: StorageEvent): boolean {
        return event.storageArea === window[area];
      }
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
