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

test.each([
  ['is right', 0, 0],
  ['is 5 s slow', 5000, 0],
  ['is 5 s fast', -5000, 0],
  ['is a little slower', 5001, 5001],
  ['is a little faster', -5001, -5001],
  ['is a year behind', 31_536_000_000, 31_536_000_000],
])('the phone’s clock %s', (_how, serverAhead, correction) => {
  const clock = createBrowserClock();
  clock.correct(PHONE_NOW + serverAhead);
  expect(clock.now()).toBe(PHONE_NOW + correction);
});

test('the corrected time goes on, and follows a phone that was set right', () => {
  const clock = createBrowserClock();
  clock.correct(PHONE_NOW + 60_000);
  vi.setSystemTime(PHONE_NOW + 1000);
  expect(clock.now()).toBe(PHONE_NOW + 61_000);

  vi.setSystemTime(PHONE_NOW + 62_000);
  clock.correct(PHONE_NOW + 62_000);
  expect(clock.now()).toBe(PHONE_NOW + 62_000);
});

test('a timer fires once in time, and not at all when it is cleared', () => {
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
