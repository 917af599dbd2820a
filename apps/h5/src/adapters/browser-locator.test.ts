import { afterEach, expect, test, vi } from 'vitest';
import { browserLocator } from './browser-locator.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const COORDS = { latitude: -6.2, longitude: 106.8, accuracy: 20, altitude: null };

test('finds the phone, and keeps no more than its place', async () => {
  const getCurrentPosition = (found: (position: object) => void) => found({ coords: COORDS });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await browserLocator.locate()).toEqual({ latitude: -6.2, longitude: 106.8 });
});

test('finds nothing when the user refuses, or the phone does not know', async () => {
  const getCurrentPosition = (_found: unknown, refused: () => void) => refused();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await browserLocator.locate()).toBeNull();
});

test('finds nothing in a browser without geolocation', async () => {
  vi.stubGlobal('navigator', {});
  expect(await browserLocator.locate()).toBeNull();
});
