import { expect, test, vi } from 'vitest';
import type { Keeper } from './keeper.ts';
import { isFixtureName, isScreenName, readSettings } from './settings.ts';
import { openSettings } from './settings-store.ts';

const DEFAULTS = readSettings(undefined);

function keeperOf(kept: unknown) {
  const keeper: Keeper = { load: async () => kept, save: vi.fn(async () => {}) };
  return keeper;
}

test.each([undefined, null, 'text', 12, [], {}])('out of %j come the defaults', (kept) => {
  expect(readSettings(kept)).toEqual(DEFAULTS);
});

test('what can’t be read falls back alone', () => {
  const kept = { platform: 'watch', appVersion: '9.9', safeTop: -1, user: 'nobody', theme: 'dark' };
  expect(readSettings(kept)).toEqual({ ...DEFAULTS, theme: 'dark' });
});

test('a name of every object is no name of ours', () => {
  expect(readSettings({ user: 'constructor', screen: 'toString' })).toEqual(DEFAULTS);
  expect(isScreenName('__proto__')).toBe(false);
  expect(isFixtureName('everyday')).toBe(true);
});

test('settings open as they were kept, and every change is kept', async () => {
  const keeper = keeperOf({ ...DEFAULTS, platform: 'android' });
  const store = await openSettings(keeper);
  store.trigger.changed({ change: { safeTop: 28 } });
  const expected = { ...DEFAULTS, platform: 'android', safeTop: 28 };
  expect(store.getSnapshot().context).toEqual(expected);
  expect(keeper.save).toHaveBeenLastCalledWith(expected);
});

test('a setting that can’t be kept still holds', async () => {
  const store = await openSettings({
    ...keeperOf(undefined),
    save: () => Promise.reject(new Error('The disk is full.')),
  });
  store.trigger.changed({ change: { theme: 'dark' } });
  expect(store.getSnapshot().context.theme).toBe('dark');
});
