import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function createArea() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function openWindow() {
  const areas = { localStorage: createArea(), sessionStorage: createArea() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), areas));
  return areas;
}

/** The browser's event for a change in another tab. */
function changeElsewhere(storageArea: unknown, key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key }));
}

test('keeps local and session storage apart', () => {
  openWindow();
  const local = createBrowserStorage('localStorage');
  const session = createBrowserStorage('sessionStorage');

  local.set('lan', 'in');
  expect(local.get('lan')).toBe('in');
  expect(session.get('lan')).toBeNull();

  local.remove('lan');
  expect(local.get('lan')).toBeNull();
});

test('passes the platform’s errors on to the core, which works without storage', () => {
  const forbidden = new DOMException('The operation is insecure.', 'SecurityError');
  vi.stubGlobal('window', {
    get localStorage() {
      throw forbidden;
    },
  });
  const storage = createBrowserStorage('localStorage');

  expect(() => storage.get('global')).toThrow(forbidden);
  expect(() => storage.set('global', '{}')).toThrow(forbidden);
  expect(() => storage.remove('global')).toThrow(forbidden);
});

test('reports another tab’s changes of the same area until unsubscribed', () => {
  const { localStorage, sessionStorage } = openWindow();
  const listener = vi.fn();
  const unsubscribe = createBrowserStorage('localStorage').subscribe(listener);

  changeElsewhere(sessionStorage, 'common-session');
  expect(listener).not.toHaveBeenCalled();

  changeElsewhere(localStorage, 'global');
  expect(listener).toHaveBeenCalledExactlyOnceWith('global');

  unsubscribe();
  changeElsewhere(localStorage, 'global');
  expect(listener).toHaveBeenCalledOnce();
});

test('reports that anything may have changed, when another tab removes all and when a page is shown again', () => {
  const { localStorage } = openWindow();
  const listener = vi.fn();
  const unsubscribe = createBrowserStorage('localStorage').subscribe(listener);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  changeElsewhere(localStorage, null);
  show(true);
  expect(listener.mock.calls).toEqual([[null], [null]]);

  show(false);
  unsubscribe();
  show(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
