import { DAY_MS, MINUTE_MS } from '@cangkir/core/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSeconds } from './watch-seconds.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(ms: number, isCoarse = false) {
  const listener = vi.fn();
  const leave = watchSeconds(() => ms - Date.now(), listener, { isCoarse });
  return { listener, leave };
}

test('calls back once a second, on the second, up to the end', () => {
  const { listener } = watch(2500);
  vi.advanceTimersByTime(499);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('sets no timer for what is over', () => {
  watch(0);
  watch(Number.NaN);
  expect(vi.getTimerCount()).toBe(0);
});

test('tells the right time within a second after its timers stood still, as those of a paused app do', () => {
  let left = 10 * MINUTE_MS;
  const seen: number[] = [];
  watchSeconds(
    () => left,
    () => seen.push(left),
    { isCoarse: false },
  );
  left = 5 * MINUTE_MS;
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([5 * MINUTE_MS]);
});

test('stops with the cleanup', () => {
  const { listener, leave } = watch(MINUTE_MS);
  leave();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(listener).not.toHaveBeenCalled();
});

test('calls back once a minute above a day where days are shown', () => {
  const { listener } = watch(DAY_MS + 2.5 * MINUTE_MS, true);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(MINUTE_MS / 2);
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(4);
});
