import { createVirtualClock, settle } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { installClock } from './install-clock.ts';
import type { ClockMode } from './simulator-clock.ts';

const START = Date.UTC(2026, 8, 4, 7, 54);

/** As much of a page's window as the clock stands on. */
function createPage(mode: ClockMode = 'real') {
  let real = 0;
  const page = Object.assign(new EventTarget(), {
    Date,
    setTimeout: (callback: () => void, _ms?: number): number => {
      queueMicrotask(callback);
      return 0;
    },
    setInterval: (_callback: () => void, _ms?: number): number => 0,
    clearTimeout: (_id?: number): void => {},
    clearInterval: (_id?: number): void => {},
    reportError: vi.fn(),
    performance: { now: () => real },
  });
  const clock = createVirtualClock(START);
  Reflect.apply(installClock, null, [page, clock, () => mode]);
  const pass = (ms: number) => {
    real += ms;
  };
  return { page, clock, pass };
}

test('what a page takes for now is the moment of the clock', async () => {
  const { page, clock } = createPage();
  await clock.advance(1000);
  expect(page.Date.now()).toBe(START + 1000);
  expect(new page.Date().getTime()).toBe(START + 1000);
  expect(new page.Date(5).getTime()).toBe(5);
  expect(new page.Date()).toBeInstanceOf(Date);
  expect(page.Date.UTC(2026, 8, 4, 7, 54)).toBe(START);
});

test('its timers ring in the time of the clock, and take back what they set', async () => {
  const { page, clock } = createPage();
  const once = vi.fn();
  const often = vi.fn();
  const never = vi.fn();
  page.setTimeout(once, 100);
  const interval = page.setInterval(often, 100);
  page.clearTimeout(page.setTimeout(never, 50));
  await clock.advance(350);
  expect([once, often, never].map(({ mock }) => mock.calls.length)).toEqual([1, 3, 0]);
  page.clearInterval(interval);
  await clock.advance(1000);
  expect(often).toHaveBeenCalledTimes(3);
});

test('what needs no time to pass does not wait for the clock', async () => {
  const { page } = createPage();
  const atOnce = vi.fn();
  page.setTimeout(atOnce);
  expect(atOnce).not.toHaveBeenCalled();
  await settle();
  expect(atOnce).toHaveBeenCalledOnce();
});

test('a delay is of whole milliseconds, so that no part of one is lost on the way', async () => {
  const { page, clock } = createPage();
  const rung: number[] = [];
  page.setTimeout(() => rung.push(clock.now() - START), 10.9);
  await clock.advance(20);
  expect(rung).toEqual([10]);
});

test('an interval without a delay lets a little time pass', async () => {
  const { page, clock } = createPage();
  const often = vi.fn();
  page.setInterval(often);
  await clock.advance(40);
  expect(often).toHaveBeenCalledTimes(10);
});

test('an error in a timer is reported to the page, and the others go on', async () => {
  const { page, clock } = createPage();
  const error = new Error('broken');
  page.setTimeout(() => {
    throw error;
  }, 1);
  const next = vi.fn();
  page.setTimeout(next, 2);
  await clock.advance(2);
  expect(page.reportError).toHaveBeenCalledWith(error);
  expect(next).toHaveBeenCalledOnce();
});

test('timers end with their page', async () => {
  const { page, clock } = createPage();
  const late = vi.fn();
  page.setTimeout(late, 100);
  page.dispatchEvent(new Event('pagehide'));
  await clock.advance(1000);
  expect(late).not.toHaveBeenCalled();
});

test('what a page begins when it is over already never rings', async () => {
  const { page, clock } = createPage();
  const late = vi.fn();
  page.addEventListener('pagehide', () => {
    page.setTimeout(late);
    page.setTimeout(late, 100);
    page.setInterval(late, 100);
  });
  page.dispatchEvent(new Event('pagehide'));
  await clock.advance(1000);
  expect(late).not.toHaveBeenCalled();
});

test.each([
  ['real', 3],
  ['frozen', 3],
  ['fast', 3],
  ['stepped', 303],
] as const)(
  'while the clock is %s, a turn 3 ms later is %s ms later to what holds back what has loaded',
  async (mode, ms) => {
    const { page, pass } = createPage(mode);
    const before = page.performance.now();
    pass(3);
    expect(page.performance.now() - before).toBe(3);
    await Promise.resolve();
    expect(page.performance.now() - before).toBe(ms);
  },
);
