import { type KeyValueStore, type Login, openSession } from '@cangkir/core';
import type { PhoneStorage, StorageAreaName } from './phone-storage.ts';

/** The app's session, as stored on a phone. */
export function storedSession(storage: PhoneStorage): ReturnType<typeof openSession> {
  return openSession({
    local: keyValueStore(storage, 'local'),
    session: keyValueStore(storage, 'session'),
  });
}

/** Logs a user into the app's own session, or out of it with null. */
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
