import { createVirtualClock, settle } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { installClock } from './install-clock.ts';
import type { ClockMode } from './simulator-clock.ts';

const START = Date.UTC(2026, 8, 4, 7, 54);

/** The parts of a page's window that the clock uses. */
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
    performance: { now: () => real, getEntriesByType: (type: string) => [type] },
    PerformanceObserver: { supportedEntryTypes: ['paint'] },
  });
  const clock = createVirtualClock(START);
  Reflect.apply(installClock, null, [page, clock, () => mode]);
  const pass = (ms: number) => {
    real += ms;
  };
  return { page, clock, pass };
}

test.each([
  ['real', ['navigation'], ['paint']],
  ['stepped', [], []],
] as const)('measures of a page on a %s clock: %j, %j', (mode, navigation, observed) => {
  const { page } = createPage(mode);
  expect(page.performance.getEntriesByType('navigation')).toEqual(navigation);
  expect(page.performance.getEntriesByType('resource')).toEqual(['resource']);
  expect(page.PerformanceObserver.supportedEntryTypes).toEqual(observed);
});

test('gives the page the clock’s time as now', async () => {
  const { page, clock } = createPage();
  await clock.advance(1000);
  expect(page.Date.now()).toBe(START + 1000);
  expect(new page.Date().getTime()).toBe(START + 1000);
  expect(new page.Date(5).getTime()).toBe(5);
  expect(new page.Date()).toBeInstanceOf(Date);
  expect(page.Date.UTC(2026, 8, 4, 7, 54)).toBe(START);
});

test('runs its timers on the clock, and clears them', async () => {
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

test('runs what needs no delay at once, without the clock', async () => {
  const { page } = createPage();
  const atOnce = vi.fn();
  page.setTimeout(atOnce);
  expect(atOnce).not.toHaveBeenCalled();
  await settle();
  expect(atOnce).toHaveBeenCalledOnce();
});

test('rounds delays to whole milliseconds, so that no fraction accumulates', async () => {
  const { page, clock } = createPage();
  const rung: number[] = [];
  page.setTimeout(() => rung.push(clock.now() - START), 10.9);
  await clock.advance(20);
  expect(rung).toEqual([10]);
});

test('gives an interval without a delay a minimum delay', async () => {
  const { page, clock } = createPage();
  const often = vi.fn();
  page.setInterval(often);
  await clock.advance(40);
  expect(often).toHaveBeenCalledTimes(10);
});

test('reports an error in a timer to the page, and runs the others', async () => {
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

test('ends timers with their page', async () => {
  const { page, clock } = createPage();
  const late = vi.fn();
  page.setTimeout(late, 100);
  page.dispatchEvent(new Event('pagehide'));
  await clock.advance(1000);
  expect(late).not.toHaveBeenCalled();
});

test('never runs a timer set after the page ended', async () => {
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
