import {
  type KeyValueStore,
  type Language,
  type Login,
  openSession,
  toStoredLanguage,
} from '@cangkir/core';
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

/** Chooses the app's language where no app runs: what it has stored goes before the phone's language. */
export function setAppLanguage(storage: PhoneStorage, language: Language): void {
  storedSession(storage).global.set({ lan: toStoredLanguage(language) });
}

function keyValueStore(storage: PhoneStorage, area: StorageAreaName): KeyValueStore {
  return {
    get: (key) => storage.entries(area)[key] ?? null,
    set: (key, value) => storage.change(area, key, value),
    remove: (key) => storage.change(area, key, null),
    subscribe: () => () => {},
  };
}
