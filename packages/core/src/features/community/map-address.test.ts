import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

test.each([
  ['android', 'geo:0,0?q=Gerai%20Senayan%2C%20Jakarta'],
  ['ios', 'maps://?q=Gerai%20Senayan%2C%20Jakarta'],
  ['desktop', null],
] as const)('opens the maps of the phone: %s', (system, address) => {
  expect(mapAddress('Gerai Senayan, Jakarta', system)).toBe(address);
});

test('keeps a hostile name in the search', () => {
  const address = mapAddress('x&z=1#\n"javascript:alert(1)\uD800', 'android');
  expect(address).toBe('geo:0,0?q=x%26z%3D1%23%0A%22javascript%3Aalert(1)%EF%BF%BD');
});
