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
      // The key is null where all were removed.
      function handleStorage({ key, storageArea }: StorageEvent) {
        if (storageArea === window[area]) listener(key);
      }
      // A page that Back brings out of the browser's memory has heard of nothing since it was left.
      function handlePageShow({ persisted }: PageTransitionEvent) {
        if (persisted) listener(null);
      }
      window.addEventListener('storage', handleStorage);
      window.addEventListener('pageshow', handlePageShow);
      return () => {
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}
