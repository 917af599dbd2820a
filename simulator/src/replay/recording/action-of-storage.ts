import { openSession, SESSION_KEYS } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import type { BackendState } from '../../backend/state.ts';
import type { StorageChange } from '../../phone/phone-storage.ts';
import type { RecordedAction } from './recorder.ts';

/** What another tab, or the desk, did: somebody logged in or out there, or it stored or removed something. */
export function actionOfStorage(
  { area, key, oldValue, newValue }: StorageChange,
  users: BackendState['users'],
): RecordedAction {
  const stored: RecordedAction = { do: 'storage.change', area, key, value: newValue };
  if (area !== 'local' || key !== SESSION_KEYS.global || newValue === null) return stored;
  const user = userOf(newValue);
  if (user === userOf(oldValue)) return stored;
  if (user === null) return { do: 'other-tab', user };
  // Somebody as a story names them: by the fixtures, or by a phone.
  const person = isPersonId(user) ? user : users[user]?.phone;
  return person === undefined ? stored : { do: 'other-tab', user: person };
}

/** The id of who is logged in, as the app remembers it in this text. */
function userOf(text: string | null): string | null {
  const { global } = openSession({
    local: createMemoryKeyValueStore(text === null ? {} : { [SESSION_KEYS.global]: text }),
    session: createMemoryKeyValueStore({}),
  });
  return global.get().userInfo?.id ?? null;
}
