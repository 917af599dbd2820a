import { expect, test, vi } from 'vitest';
import type { SavedValue } from '../shared/saved-value.ts';
import { checkSettings } from './check-settings.ts';
import { BUILT_IN_PRESETS, openPresets, withPreset } from './presets.ts';
import { readSettings } from './settings.ts';

const DEFAULTS = readSettings({});

function savedValueOf(kept: unknown) {
  const savedValue: SavedValue = { load: async () => kept, save: vi.fn(async () => {}) };
  return savedValue;
}

test.each(Object.entries(BUILT_IN_PRESETS))('has the preset %s', (_, preset) => {
  const settings = withPreset(DEFAULTS, preset);
  expect(checkSettings(settings)).toEqual({ ok: true, value: settings });
});

test('keeps what a preset does not name', () => {
  const dark = { ...DEFAULTS, first: { ...DEFAULTS.first, theme: 'dark' } } as const;
  const settings = withPreset(dark, { first: { appVersion: '2.1.0' }, desk: { zoom: 1 } });
  expect(settings).toEqual({
    ...dark,
    desk: { ...dark.desk, zoom: 1 },
    first: { ...dark.first, appVersion: '2.1.0' },
  });
});

test('saves, replaces, deletes and keeps named presets', async () => {
  const savedValue = savedValueOf(undefined);
  const store = await openPresets(savedValue);
  const settings = { ...DEFAULTS, first: { ...DEFAULTS.first, deviceId: 'mine' } };
  store.trigger.saved({ name: 'Mine', settings });
  expect(savedValue.save).toHaveBeenLastCalledWith({ Mine: DEFAULTS });
  store.trigger.saved({
    name: 'Mine',
    settings: { ...settings, desk: { ...settings.desk, zoom: 1 } },
  });
  store.trigger.saved({ name: 'Other', settings });
  store.trigger.deleted({ name: 'Other' });
  const kept = { Mine: { ...DEFAULTS, desk: { ...DEFAULTS.desk, zoom: 1 } } };
  expect(savedValue.save).toHaveBeenLastCalledWith(kept);
  expect((await openPresets(savedValueOf(kept))).getSnapshot().context.presets).toEqual(kept);
});

test.each(['Mine', [1], { Mine: 'dark' }])('reads no presets from %j', async (kept) => {
  expect((await openPresets(savedValueOf(kept))).getSnapshot().context.presets).toEqual({});
});
