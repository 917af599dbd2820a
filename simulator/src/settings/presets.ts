import { createStore } from '@xstate/store';
import * as v from 'valibot';
import type { SavedValue } from '../shared/saved-value.ts';
import { NAMED_LOCATIONS } from './named-locations.ts';
import {
  type DeskSettings,
  type PhoneSettings,
  readSettings,
  SETTINGS,
  type Settings,
} from './settings.ts';
import { withoutDevices } from './settings-file.ts';

/** The values that a preset sets; the rest stays. */
interface Preset {
  readonly desk?: Partial<DeskSettings>;
  readonly first?: Partial<PhoneSettings>;
  readonly second?: Partial<PhoneSettings>;
}

const { first: FIRST, second: SECOND, desk: DESK } = readSettings({});

const MANILA = {
  latitude: NAMED_LOCATIONS.manila.latitude,
  longitude: NAMED_LOCATIONS.manila.longitude,
};

/** The built-in presets, by purpose. Each sets only what its name says. */
export const BUILT_IN_PRESETS: Readonly<Record<string, Preset>> = {
  'As at the first visit': { desk: DESK, first: FIRST, second: SECOND },
  'Old app 2.1.0': {
    first: { platform: 'ios', appVersion: '2.1.0', hasBridge: true, isNamed: true },
  },
  'Oldest app 1.0.0': { first: { platform: 'android', appVersion: '1.0.0', hasBridge: true } },
  'Named, and no app answers': { first: { platform: 'ios', hasBridge: false, isNamed: true } },
  'Plain browser, slow': { first: { platform: 'browser', network: 'slow' } },
  'Plain browser, storage forbidden': { first: { platform: 'browser', storage: 'forbidden' } },
  'iPhone SE, dark, 中文': {
    first: { platform: 'ios', screen: 'compact', theme: 'dark', language: 'zh', isTurned: false },
  },
  'Small Android, Bahasa Indonesia': {
    first: { platform: 'android', screen: 'small', safeTop: 28, language: 'id', isTurned: false },
  },
  'Member in Manila': { first: { user: 'memberPh', location: MANILA, language: 'en' } },
  'Two phones': { desk: { hasSecondPhone: true } },
};

/** Applies a preset to settings. */
export function withPreset(settings: Settings, preset: Preset): Settings {
  return {
    desk: { ...settings.desk, ...preset.desk },
    first: { ...settings.first, ...preset.first },
    second: { ...settings.second, ...preset.second },
  };
}

const KEPT = v.fallback(v.record(v.string(), SETTINGS), {});

/** The user's saved presets. */
export type PresetStore = Awaited<ReturnType<typeof openPresets>>;

/** Opens the saved presets, and saves every change. */
export async function openPresets(savedValue: SavedValue) {
  const kept: Readonly<Record<string, Settings>> = v.parse(KEPT, await savedValue.load());
  const store = createStore({
    context: { presets: kept },
    on: {
      /** Replaces one of the same name. */
      saved: ({ presets }, { name, settings }: { name: string; settings: Settings }) => ({
        presets: { ...presets, [name]: withoutDevices(settings) },
      }),
      deleted: ({ presets }, { name }: { name: string }) => {
        const { [name]: _, ...others } = presets;
        return { presets: others };
      },
    },
  });
  store.subscribe(({ context }) => {
    // If saving fails, the preset lasts until the page is closed.
    savedValue.save(context.presets).catch(() => {});
  });
  return store;
}
