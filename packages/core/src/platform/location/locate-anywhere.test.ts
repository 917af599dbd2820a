import { expect, test, vi } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, type Result, succeed } from '../result.ts';
import { locateAnywhere } from './locate-anywhere.ts';
import type { Coordinates } from './locator.ts';

const OF_APP = { latitude: -6.2, longitude: 106.8 };
const OF_BROWSER = { latitude: 1.3, longitude: 103.8 };

/** Locates the phone where the app answers so. Returns the place, and how often the browser was asked. */
async function locate(answer: Result<Coordinates, NativeFailure>) {
  const browser = vi.fn(async () => OF_BROWSER);
  const locator = locateAnywhere({ locate: async () => answer }, { locate: browser });
  return { place: await locator.locate(), askedBrowser: browser.mock.calls.length };
}

test('uses the native app’s location first', async () => {
  expect(await locate(succeed(OF_APP))).toEqual({ place: OF_APP, askedBrowser: 0 });
});

test('does not ask the browser after the user refused in the app', async () => {
  expect(await locate(fail({ kind: 'declined' }))).toEqual({ place: null, askedBrowser: 0 });
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'falls back to the browser’s location without it (%s)',
  async (kind) => {
    expect(await locate(fail({ kind }))).toEqual({ place: OF_BROWSER, askedBrowser: 1 });
  },
);
