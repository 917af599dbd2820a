import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserClock } from './browser-clock.ts';

const PHONE_NOW = Date.UTC(2026, 10, 21, 6);

beforeEach(() => {
  vi.useFakeTimers({ now: PHONE_NOW });
  vi.stubGlobal('window', {
    // A browser's timers are numbers.
    setTimeout: (callback: () => void, ms: number) => Number(setTimeout(callback, ms)),
    clearTimeout,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('returns the device’s time, and the server’s once it was corrected', () => {
  const clock = createBrowserClock();
  expect(clock.now()).toBe(PHONE_NOW);
  clock.correct(PHONE_NOW + 60_000);
  expect(clock.now()).toBe(PHONE_NOW + 60_000);
});

test('fires a timer once in time, and not when it was cleared', () => {
  const clock = createBrowserClock();
  const kept = vi.fn();
  const cleared = vi.fn();
  clock.setTimeout(kept, 1000);
  clock.clearTimeout(clock.setTimeout(cleared, 1000));

  vi.advanceTimersByTime(999);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(kept).toHaveBeenCalledOnce();
  expect(cleared).not.toHaveBeenCalled();
});
