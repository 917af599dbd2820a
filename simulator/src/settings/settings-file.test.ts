import { expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { readSettings, type Settings } from './settings.ts';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';
import { readSettingsLink, settingsLink } from './settings-link.ts';

const DEFAULTS = readSettings({});
const PAGE = 'http://localhost:5173/';

/** A user's settings, with private data. */
const OWN: Settings = {
  desk: { ...DEFAULTS.desk, zoom: 0.75, clock: { mode: 'frozen', start: 1_788_508_440_000 } },
  first: {
    ...DEFAULTS.first,
    platform: 'android',
    user: '+6281298765432',
    deviceId: 'device-of-mine',
    location: { latitude: -6.2001, longitude: 106.8 },
    route: '/login?phone=081298765432',
  },
  second: { ...DEFAULTS.second, user: 'member', location: null },
};

function fileOf(settings: unknown, version: unknown = 1) {
  return JSON.stringify({ kind: 'simulator-settings', version, settings });
}

test('survives a round trip through a file, except for the phones’ ids', () => {
  expect(readSettingsFile(writeSettingsFile(OWN))).toEqual({
    ok: true,
    value: { ...OWN, first: { ...OWN.first, deviceId: '' } },
  });
});

test('fills omitted fields with defaults', () => {
  expect(readSettingsFile(fileOf({ second: { theme: 'dark' } }))).toEqual({
    ok: true,
    value: { ...DEFAULTS, second: { ...DEFAULTS.second, theme: 'dark' } },
  });
});

test.each(['', 'no JSON', '[]', 'null', JSON.stringify({ settings: {} })])(
  'rejects %j as a settings file',
  (text) => {
    expect(readSettingsFile(text)).toEqual({
      ok: false,
      failure: 'This is not a settings file of this simulator.',
    });
  },
);

test.each([0, 7, '1', null])('rejects a file of version %j by its version', (version) => {
  expect(readSettingsFile(fileOf({ desk: { zoom: 1 } }, version))).toEqual({
    ok: false,
    failure: `This file is of version ${JSON.stringify(version)}: the simulator reads version 1. Nothing was changed.`,
  });
});

test('says that a file has no version', () => {
  expect(readSettingsFile(JSON.stringify({ kind: 'simulator-settings', settings: {} }))).toEqual({
    ok: false,
    failure: 'This file is of no version: the simulator reads version 1. Nothing was changed.',
  });
});

test.each([undefined, {}, { desk: {} }, { first: { location: {} }, second: {} }])(
  'finds no settings in a file with %j',
  (settings) => {
    expect(readSettingsFile(fileOf(settings))).toEqual({
      ok: false,
      failure: 'There are no settings in this file. Nothing was changed.',
    });
  },
);

test('rejects an unknown field at any depth', () => {
  const settings = { desk: { weather: 'fine' }, first: { location: { height: 8 } }, third: {} };
  const file = { kind: 'simulator-settings', version: 1, note: 'mine', settings };
  expect(readSettingsFile(JSON.stringify(file))).toEqual({
    ok: false,
    failure:
      'Not valid in this file: note, desk.weather, first.location.height, third. Nothing was changed.',
  });
});

test('lists all problems of a file, and applies nothing of it', () => {
  const text = fileOf({
    desk: { zoom: 3, clock: { mode: 'slow' } },
    first: { appVersion: '3.x', theme: 'dark', location: { latitude: 91, longitude: 0 } },
    second: 'android',
  });
  expect(readSettingsFile(text)).toEqual({
    ok: false,
    failure:
      'Not valid in this file: desk.zoom, desk.clock.mode, first.appVersion, first.location.latitude, first.location.longitude, second. Nothing was changed.',
  });
  expect(checkSettings('settings')).toEqual({ ok: false, failure: ['the whole'] });
});

test('leaves personal data out of a link', () => {
  const link = settingsLink(OWN, `${PAGE}?a=1#old`);
  expect(link.startsWith(`${PAGE}#settings=`)).toBe(true);
  expect(decodeURIComponent(link)).not.toMatch(/812|device-of-mine|6\.2001|phone=/);
  expect(readSettingsLink(new URL(link).hash)).toEqual({
    ok: true,
    value: {
      ...DEFAULTS,
      desk: OWN.desk,
      first: { ...DEFAULTS.first, platform: 'android' },
      second: OWN.second,
    },
  });
});

test.each(['/coupon-detail?code=123456', '/x?token=abc', '/p/081298765432'])(
  'leaves the route %s out of a link',
  (route) => {
    const link = settingsLink({ ...DEFAULTS, first: { ...DEFAULTS.first, route } }, PAGE);
    expect(readSettingsLink(new URL(link).hash)).toEqual({ ok: true, value: DEFAULTS });
  },
);

test('puts a campaign and a named location into a link', () => {
  const first = { ...DEFAULTS.first, route: '/get-coupons?activityCode=kopi-o', location: null };
  const link = settingsLink({ ...DEFAULTS, first }, PAGE);
  expect(readSettingsLink(new URL(link).hash)).toEqual({ ok: true, value: { ...DEFAULTS, first } });
});

test.each([
  '#settings=',
  '#settings=%',
  '#settings=nothing',
  '#settings={"first":{"zoom":1,"theme":"pink"}}',
])('reads no settings from %j', (hash) => {
  expect(readSettingsLink(hash)).toMatchObject({ ok: false });
});

test('ignores another hash', () => {
  expect(readSettingsLink('')).toBeNull();
  expect(readSettingsLink('#/get-coupons')).toBeNull();
});
