import { beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '../navigation/chunk-timeout.ts';
import { followFailedStart, offerReload } from './failed-start.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A page whose HTML has been read up to its inline script. */
function openPage({ starts }: { readonly starts: boolean }) {
  const document = new EventTarget();
  const onFailed = vi.fn();
  followFailedStart(document, () => starts, onFailed);
  return { onFailed, end: () => document.dispatchEvent(new Event('DOMContentLoaded')) };
}

test('says once that the app did not start', () => {
  const { onFailed, end } = openPage({ starts: false });
  expect(onFailed).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
  expect(onFailed).toHaveBeenCalledOnce();
});

test('says it when a script does not end to load', () => {
  const { onFailed } = openPage({ starts: false });
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
  expect(onFailed).toHaveBeenCalledOnce();
});

test('says nothing about an app that started', () => {
  const { onFailed, end } = openPage({ starts: true });
  end();
  expect(onFailed).not.toHaveBeenCalled();
});

test.each([
  ['reloads the page while the server answers', true, 1],
  ['keeps the page while the server does not', false, 0],
])('%s', async (_, ok, reloads) => {
  vi.stubGlobal('location', { pathname: '/app/' });
  vi.stubGlobal('fetch', async () => ({ ok, text: async () => '<!doctype html>' }));
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  offerReload(page, { querySelector: () => null });
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.location.reload).toHaveBeenCalledTimes(reloads);
});
