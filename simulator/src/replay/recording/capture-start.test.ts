import { expect, test } from 'vitest';
import { FIXTURES } from '../../backend/fixtures.ts';
import { readSettings } from '../../settings/settings.ts';
import { idOfPerson, unsupportedSettings } from './capture-start.ts';

const USUAL = readSettings({}).first;

test('supports the usual settings', () => {
  expect(unsupportedSettings(USUAL)).toEqual([]);
});

test('remarks on an app that the user agent does not name, if there is an app', () => {
  expect(unsupportedSettings({ ...USUAL, isNamed: false })).toEqual([
    expect.stringContaining('user agent'),
  ]);
  expect(unsupportedSettings({ ...USUAL, isNamed: false, platform: 'browser' })).toEqual([]);
});

test('remarks on a storage that refuses', () => {
  expect(unsupportedSettings({ ...USUAL, storage: 'full' })).toEqual([
    expect.stringContaining('is full'),
  ]);
});

test('finds the user by id or by phone', () => {
  const state = FIXTURES.everyday.create(Date.UTC(2026, 8, 4, 8));
  const phone = state.users['member']?.phone ?? '';
  expect(idOfPerson('member', state)).toBe('member');
  expect(idOfPerson(phone, state)).toBe('member');
  expect(idOfPerson('+6281355550123', state)).toBeNull();
  expect(idOfPerson(null, state)).toBeNull();
});
