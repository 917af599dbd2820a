import { coordinates } from '@cangkir/core/schemas';
import { JAKARTA } from '@cangkir/tooling/usual-phone';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locationNameOf, NAMED_LOCATIONS } from './named-locations.ts';
import { readSettings } from './settings.ts';

test('starts at a named location', () => {
  expect(readSettings({}).first.location).toEqual(JAKARTA);
  expect(locationNameOf(JAKARTA)).toBe('jakarta');
});

test('is found by both of its numbers', () => {
  const { latitude, longitude } = NAMED_LOCATIONS.manila;
  expect(locationNameOf({ latitude, longitude })).toBe('manila');
  expect(locationNameOf({ latitude, longitude: longitude + 0.001 })).toBeNull();
  expect(locationNameOf({ latitude: latitude + 0.001, longitude })).toBeNull();
});

test('can be set', () => {
  for (const location of Object.values(NAMED_LOCATIONS))
    expect(v.is(coordinates, location)).toBe(true);
});
