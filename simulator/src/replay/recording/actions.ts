import { LOCAL_KEYS, openSession, userIdOf } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import type { BackendState } from '../../backend/state.ts';
import type { Sheet } from '../../host/native-ui.types.ts';
import type { StorageChange } from '../../phone/phone-storage.ts';
import type { Action } from '../../scenario/step.ts';

/**
 * Something that a person did, as a step of a scenario. Events to machines have a method of their own in the
 * recorder. Time comes from the clock, and taps are recorded as the events that they cause.
 */
export type RecordedAction = Exclude<
  Action,
  { readonly do: 'send' | 'advance' | 'advance.to' | 'tap' }
>;

/** A person answered a screen of the native app, or closed it (null). */
export function actionOfAnswer(kind: Sheet['kind'], answer: string | null): RecordedAction {
  switch (kind) {
    case 'login':
    case 'scan':
      return { do: 'answer', [kind]: answer };
    case 'share':
    case 'pay':
      return { do: 'answer', [kind]: answer !== null };
  }
}

/** Another tab, or the desk, changed the browser's storage, and may have logged somebody in or out by that. */
export function actionOfStorage(
  { area, key, oldValue, newValue }: StorageChange,
  users: BackendState['users'],
): RecordedAction {
  const change: RecordedAction = { do: 'storage.change', area, key, value: newValue };
  if (area !== 'local' || key !== LOCAL_KEYS.global || newValue === null) return change;
  const user = storedUser(newValue);
  if (user === storedUser(oldValue)) return change;
  if (user === null) return { do: 'other-tab', user };
  // A scenario names people of the fixtures by their id, and everybody else by their phone.
  const person = isPersonId(user) ? user : users[user]?.phone;
  return person === undefined ? change : { do: 'other-tab', user: person };
}

/** The id of the user whom the app's stored session has logged in. */
function storedUser(text: string | null): string | null {
  const { global } = openSession({
    local: createMemoryKeyValueStore(text === null ? {} : { [LOCAL_KEYS.global]: text }),
    session: createMemoryKeyValueStore({}),
  });
  return userIdOf(global.get());
}
