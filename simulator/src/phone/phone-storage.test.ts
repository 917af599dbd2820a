import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhoneSettings } from '../settings/settings.ts';
import { createPhoneStorage, SECOND, type StorageChange } from './phone-storage.ts';
import { createArea } from './testing.ts';

class FakeStorageEvent extends Event {
  constructor(type: string, init: object) {
    super(type);
    Object.assign(this, init);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createArea());
  vi.stubGlobal('sessionStorage', createArea());
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
});
afterEach(() => void vi.unstubAllGlobals());

/** A phone's storage, with its change events. */
function openStorage(behaviour: PhoneSettings['storage'] = 'usual') {
  const storage = createPhoneStorage('first', () => behaviour);
  const heard: StorageChange[] = [];
  const stop = storage.onChange((change) => heard.push(change));
  return { storage, heard, stop };
}

/** A page, with its storage events. */
function openPage() {
  const events: unknown[] = [];
  const page = Object.assign(new EventTarget(), { DOMException, localStorage, sessionStorage });
  page.addEventListener('storage', (event) => {
    const { key, oldValue, newValue, storageArea }: Partial<StorageEvent> = event;
    const area = storageArea === page.localStorage ? 'local' : 'session';
    events.push({ area, key, oldValue, newValue });
  });
  return { page, events };
}

test('reports what the desk stores and removes, to the page too', () => {
  const { storage, heard } = openStorage();
  const { page, events } = openPage();
  Reflect.apply(storage.install, null, [page]);
  storage.change('local', 'a', '1');
  storage.change('session', 'a', '2');
  storage.change('local', 'a', null);
  const changes = [
    { area: 'local', key: 'a', oldValue: null, newValue: '1' },
    { area: 'session', key: 'a', oldValue: null, newValue: '2' },
    { area: 'local', key: 'a', oldValue: '1', newValue: null },
  ];
  expect(heard).toEqual(changes);
  expect(events).toEqual(changes);
});

test('ignores an unchanged value', () => {
  const { storage, heard } = openStorage();
  storage.change('local', 'a', null);
  storage.change('local', 'a', '1');
  storage.change('local', 'a', '1');
  expect(heard).toHaveLength(1);
});

test('reports what is cleared key by key, but not to the page', () => {
  const { storage, heard } = openStorage();
  const { page, events } = openPage();
  storage.change('local', 'a', '1');
  storage.change('session', 'b', '2');
  localStorage.setItem(`${SECOND}a`, 'not of this phone');
  Reflect.apply(storage.install, null, [page]);
  heard.splice(0);
  storage.clear();
  expect(heard).toEqual([
    { area: 'local', key: 'a', oldValue: '1', newValue: null },
    { area: 'session', key: 'b', oldValue: '2', newValue: null },
  ]);
  expect(events).toEqual([]);
  expect(storage.all()).toEqual({ local: {}, session: {} });
  expect(localStorage.length).toBe(1);
});

test('reports nothing after the listener unsubscribed', () => {
  const { storage, heard, stop } = openStorage();
  stop();
  storage.change('local', 'a', '1');
  expect(heard).toEqual([]);
});

test('sends no event to a page that may not touch its storage, and the desk may change it', () => {
  const { storage, heard } = openStorage('forbidden');
  const { page, events } = openPage();
  Reflect.apply(storage.install, null, [page]);
  storage.change('local', 'a', '1');
  expect(heard).toHaveLength(1);
  expect(events).toEqual([]);
});

test('tells its own keys of the browser’s storage from another phone’s', () => {
  const [first, second] = (['first', 'second'] as const).map((name) =>
    createPhoneStorage(name, () => 'usual'),
  );
  expect([first?.ownKey('a'), first?.ownKey(`${SECOND}a`)]).toEqual(['a', null]);
  expect([second?.ownKey('a'), second?.ownKey(`${SECOND}a`)]).toEqual([null, 'a']);
});
