import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToTicks } from './ticker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('all listeners share one interval, which ends with the last of them', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const leaveFirst = subscribeToTicks(first);
  const leaveSecond = subscribeToTicks(second);
  expect(vi.getTimerCount()).toBe(1);

  vi.advanceTimersByTime(1000);
  expect(first).toHaveBeenCalledTimes(4);
  expect(second).toHaveBeenCalledTimes(4);

  leaveFirst();
  vi.advanceTimersByTime(1000);
  expect(first).toHaveBeenCalledTimes(4);
  expect(second).toHaveBeenCalledTimes(8);

  leaveSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('it starts again for a listener that comes later', () => {
  subscribeToTicks(vi.fn())();
  const late = vi.fn();
  const leave = subscribeToTicks(late);
  vi.advanceTimersByTime(250);
  expect(late).toHaveBeenCalledOnce();
  leave();
});
