import { type KeyValueStore, type Login, openSession } from '@cangkir/core';

/** Logs somebody into the app, or out of it with null, as the app itself remembers it. */
export function setAppLogin(login: Login | null): void {
  const { global } = openSession({
    local: keyValueStore(localStorage),
    session: keyValueStore(sessionStorage),
  });
  global.set({ token: login?.token ?? '', userInfo: login?.user ?? null });
}

/** Forgets all that the app keeps in the browser. This page keeps nothing there. */
export function clearAppStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function keyValueStore(storage: Storage): KeyValueStore {
  return {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    subscribe: () => () => {},
  };
}
