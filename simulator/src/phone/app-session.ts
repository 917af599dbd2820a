import { type KeyValueStore, type Login, openSession } from '@cangkir/core';
import type { PhoneStorage, StorageAreaName } from './phone-storage.ts';

/** The session of the app, as it is stored on a phone. */
export function storedSession(storage: PhoneStorage): ReturnType<typeof openSession> {
  return openSession({
    local: keyValueStore(storage, 'local'),
    session: keyValueStore(storage, 'session'),
  });
}

/** Logs somebody into the app, or out of it with null, as the app itself remembers it. */
export function setAppLogin(storage: PhoneStorage, login: Login | null): void {
  storedSession(storage).global.set({ token: login?.token ?? '', userInfo: login?.user ?? null });
}

function keyValueStore(storage: PhoneStorage, area: StorageAreaName): KeyValueStore {
  return {
    get: (key) => storage.entries(area)[key] ?? null,
    set: (key, value) => storage.change(area, key, value),
    remove: (key) => storage.change(area, key, null),
    subscribe: () => () => {},
  };
}
