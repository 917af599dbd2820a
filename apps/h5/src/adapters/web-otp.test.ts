import { afterEach, expect, test, vi } from 'vitest';
import { webOtp } from './web-otp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

/** A browser with or without WebOTP, whose credentials answer as given. */
function openBrowser(window: object, get: () => Promise<unknown>) {
  const asked = vi.fn(get);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { credentials: { get: asked } });
  return asked;
}

const WITH_WEB_OTP = { OTPCredential: class {} };

test('reads the code of the SMS until the signal aborts', async () => {
  const asked = openBrowser(WITH_WEB_OTP, async () => ({ type: 'otp', code: '123456' }));

  expect(await webOtp.read(signal)).toBe('123456');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal });
});

test('returns null in a browser without WebOTP', async () => {
  const asked = openBrowser({}, async () => ({ code: '123456' }));

  expect(await webOtp.read(signal)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('returns null when the person declines', async () => {
  openBrowser(WITH_WEB_OTP, () => Promise.reject(new DOMException('Aborted', 'AbortError')));
  expect(await webOtp.read(signal)).toBeNull();
});

test.each([null, undefined, {}, { code: 123456 }, 'text'])('%j is no code', async (credential) => {
  openBrowser(WITH_WEB_OTP, async () => credential);
  expect(await webOtp.read(signal)).toBeNull();
});
