import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PLACES, placeNameOf } from './places.ts';
import { JAKARTA, LOCATION, readSettings } from './settings.ts';

test('starts at a named place', () => {
  expect(readSettings({}).first.location).toEqual(JAKARTA);
  expect(placeNameOf(JAKARTA)).toBe('jakarta');
});

test('is found by both of its numbers', () => {
  const { latitude, longitude } = PLACES.manila;
  expect(placeNameOf({ latitude, longitude })).toBe('manila');
  expect(placeNameOf({ latitude, longitude: longitude + 0.001 })).toBeNull();
  expect(placeNameOf({ latitude: latitude + 0.001, longitude })).toBeNull();
});

test('can be set', () => {
  for (const place of Object.values(PLACES)) expect(v.is(LOCATION, place)).toBe(true);
});
