import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

const register = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('document', { readyState: 'complete' });
  register.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Registers on a phone, which no worker serves yet. */
async function registerOn(saveData: boolean) {
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register },
    connection: { saveData, effectiveType: '4g' },
  });
  void registerServiceWorker({ hasServiceWorker: true });
  await vi.runAllTimersAsync();
}

test('registers some time after the page has loaded', async () => {
  await registerOn(false);
  expect(register).toHaveBeenCalledOnce();
});

test('keeps nothing on the phone of a person who saves data', async () => {
  await registerOn(true);
  expect(register).not.toHaveBeenCalled();
});
