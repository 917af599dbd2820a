import { expect, test, vi } from 'vitest';
import type { SavedValue } from '../shared/saved-value.ts';
import { isFixtureName, isScreenName, readSettings } from './settings.ts';
import { openSettings } from './settings-store.ts';
import { splitSettings } from './split-settings.ts';

const DEFAULTS = readSettings(undefined);

function savedValueOf(kept: unknown) {
  const savedValue: SavedValue = { load: async () => kept, save: vi.fn(async () => {}) };
  return savedValue;
}

test.each([undefined, null, 'text', 12, [], {}])('reads defaults from %j', (kept) => {
  expect(readSettings(kept)).toEqual(DEFAULTS);
});

test('falls back for unreadable fields only', () => {
  const kept = {
    desk: { zoom: 'huge', hasSecondPhone: true },
    first: { platform: 'watch', appVersion: '9.9', safeTop: -1, user: 'nobody', theme: 'dark' },
    second: 'phone',
  };
  expect(readSettings(kept)).toEqual({
    desk: { ...DEFAULTS.desk, hasSecondPhone: true },
    first: { ...DEFAULTS.first, theme: 'dark' },
    second: DEFAULTS.second,
  });
});

test('rejects names inherited from Object', () => {
  expect(readSettings({ first: { user: 'constructor', screen: 'toString' } })).toEqual(DEFAULTS);
  expect(isScreenName('__proto__')).toBe(false);
  expect(isFixtureName('everyday')).toBe(true);
});

test('accepts a user by name or by phone', () => {
  const userOf = (user: unknown) => readSettings({ first: { user } }).first.user;
  expect(userOf('member')).toBe('member');
  expect(userOf('+6281298765432')).toBe('+6281298765432');
  expect(userOf('081298765432')).toBeNull();
});

test('opens saved settings, and saves every change', async () => {
  const savedValue = savedValueOf({
    ...DEFAULTS,
    first: { ...DEFAULTS.first, platform: 'android' },
  });
  const store = await openSettings(savedValue, () => true);
  store.trigger.phoneChanged({ phone: 'first', change: { safeTop: 28 } });
  store.trigger.deskChanged({ change: { zoom: 1 } });
  const expected = {
    ...DEFAULTS,
    desk: { ...DEFAULTS.desk, zoom: 1 },
    first: { ...DEFAULTS.first, platform: 'android', safeTop: 28 },
  };
  expect(store.getSnapshot().context).toEqual(expected);
  expect(savedValue.save).toHaveBeenLastCalledWith(expected);
});

test('does not save a scenario’s settings', async () => {
  const savedValue = savedValueOf(undefined);
  const store = await openSettings(savedValue, () => false);
  store.trigger.deskChanged({ change: { zoom: 1 } });
  expect(savedValue.save).not.toHaveBeenCalled();
  store.trigger.replaced({ settings: DEFAULTS });
  expect(store.getSnapshot().context).toEqual(DEFAULTS);
});

test('keeps a setting that cannot be saved', async () => {
  const savedValue = {
    ...savedValueOf(undefined),
    save: () => Promise.reject(new Error('The disk is full.')),
  };
  const store = await openSettings(savedValue, () => true);
  store.trigger.deskChanged({ change: { zoom: 1 } });
  expect(store.getSnapshot().context.desk.zoom).toBe(1);
});

test('splits a change into phone and desk settings', () => {
  expect(splitSettings({ theme: 'dark', zoom: 1 })).toEqual({
    desk: { zoom: 1 },
    phone: { theme: 'dark' },
  });
});
