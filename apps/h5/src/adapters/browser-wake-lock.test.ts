import { afterEach, expect, test, vi } from 'vitest';
import { holdWakeLock } from './browser-wake-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page whose browser answers requests for a lock as given. */
function openPage(request = async () => createLock()) {
  const asked = vi.fn(request);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request: asked } });
  return {
    asked,
    async turn(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
  };
}

const createLock = () => ({ release: vi.fn(async () => {}) });

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('keeps the screen on until its end', async () => {
  const lock = createLock();
  const { asked } = openPage(async () => lock);
  const release = holdWakeLock();
  await settle();
  expect(asked).toHaveBeenCalledExactlyOnceWith('screen');
  expect(lock.release).not.toHaveBeenCalled();
  release();
  expect(lock.release).toHaveBeenCalledOnce();
});

test('keeps the screen on again when the page is back, until its end', async () => {
  const { asked, turn } = openPage();
  const release = holdWakeLock();
  await turn('hidden');
  expect(asked).toHaveBeenCalledTimes(1);
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(2);
  release();
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('lets go of a lock that comes after its end', async () => {
  const lock = createLock();
  openPage(async () => lock);
  holdWakeLock()();
  await settle();
  expect(lock.release).toHaveBeenCalledOnce();
});

test('requests again after a refusal, when the page is back', async () => {
  const { asked, turn } = openPage(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  holdWakeLock();
  await turn('hidden');
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('changes nothing in a browser without locks', () => {
  openPage();
  vi.stubGlobal('navigator', {});
  expect(() => holdWakeLock()()).not.toThrow();
});
