import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNewVersion } from './new-version.ts';

const fetched = vi.fn<typeof fetch>();

const page = (entry: string) =>
  new Response(`<head><script type="module" crossorigin src="${entry}"></script></head>`);

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/app/' });
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => './assets/index-old.js' }),
  });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('finds another build on the server, past every cache', async () => {
  fetched.mockResolvedValue(page('./assets/index-new.js'));
  expect(await hasNewVersion()).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/app/', { cache: 'no-store' });
});

test.each([
  ['the same build', () => Promise.resolve(page('./assets/index-old.js'))],
  ['no page of ours', () => Promise.resolve(new Response('Log in to the hotel’s network'))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no new version', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await hasNewVersion()).toBe(false);
});
