import type { KeyValueStore } from '@cangkir/core';

/**
 * Local or session storage. Where a policy forbids storage, even reading the property throws. So each call
 * reads it, and the core catches the error.
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
