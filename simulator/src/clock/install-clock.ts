import type { Clock } from '@cangkir/core';
import { overrideGetter, overrideProperty } from '../shared/override-property.ts';
import type { ClockMode } from './simulator-clock.ts';

type TimerWindow = Window & typeof globalThis;
type Callback = (...values: unknown[]) => void;

/**
 * Runs a page on a clock: its timers and its `Date`. Timers end with the page, as in a browser. Animations stay in real
 * time.
 */
export function installClock(page: TimerWindow, clock: Clock, mode: () => ClockMode): void {
  const { setTimeout: startNative, clearTimeout: stopNative } = page;
  const stops = new Map<number, () => void>();
  let lastId = 0;
  let isOver = false;

  function start(
    callback: unknown,
    ms: unknown,
    values: readonly unknown[],
    again: boolean,
  ): number {
    lastId += 1;
    const id = lastId;
    const wait = delayOf(ms, again);
    function set() {
      stops.set(id, wait === 0 ? startAtOnce(ring) : startLater(ring, wait));
    }
    function ring() {
      if (again) set();
      else stops.delete(id);
      call(page, callback, values);
    }
    if (!isOver) set();
    return id;
  }

  /** Work without a delay does not wait for a stopped clock. */
  function startAtOnce(ring: () => void): () => void {
    const handle = startNative.call(page, ring, 0);
    return () => stopNative.call(page, handle);
  }

  function startLater(ring: () => void, wait: number): () => void {
    const handle = clock.setTimeout(ring, wait);
    return () => clock.clearTimeout(handle);
  }

  function stop(id: unknown): void {
    if (typeof id !== 'number') return;
    stops.get(id)?.();
    stops.delete(id);
  }

  overrideProperty(page, 'setTimeout', (callback: unknown, ms?: unknown, ...values: unknown[]) =>
    start(callback, ms, values, false),
  );
  overrideProperty(page, 'setInterval', (callback: unknown, ms?: unknown, ...values: unknown[]) =>
    start(callback, ms, values, true),
  );
  overrideProperty(page, 'clearTimeout', stop);
  overrideProperty(page, 'clearInterval', stop);
  overrideProperty(page, 'Date', createDate(page.Date, clock));
  leapWhileStepped(page.performance, mode);
  hideMeasuresWhileStepped(page, mode);
  page.addEventListener('pagehide', () => {
    // Its requests fail with it, and their retries must not run in the next page's time.
    isOver = true;
    for (const id of [...stops.keys()]) stop(id);
  });
}

/** How long React holds back content that has just loaded. */
const HOLD_MS = 300;

/**
 * React briefly holds back what loads soon after something else, by a timer. On a stopped clock that timer would never
 * run, so that `performance.now` leaps over the hold in every turn.
 */
function leapWhileStepped(performance: Performance, mode: () => ClockMode): void {
  const { now } = performance;
  let leapt = 0;
  let hasLeapt = false;
  overrideProperty(performance, 'now', () => {
    if (mode() === 'stepped' && !hasLeapt) {
      leapt += HOLD_MS;
      hasLeapt = true;
      queueMicrotask(() => {
        hasLeapt = false;
      });
    }
    return now.call(performance) + leapt;
  });
}

/** How fast a page felt is of this machine's own time: on a stopped clock, where each run is like the last, it is unknown. */
function hideMeasuresWhileStepped(
  { performance, PerformanceObserver }: TimerWindow,
  mode: () => ClockMode,
): void {
  const getNative = performance.getEntriesByType.bind(performance);
  const { supportedEntryTypes } = PerformanceObserver;
  overrideProperty(performance, 'getEntriesByType', (type: string) =>
    mode() === 'stepped' && type === 'navigation' ? [] : getNative(type),
  );
  overrideGetter(PerformanceObserver, 'supportedEntryTypes', () =>
    mode() === 'stepped' ? [] : supportedEntryTypes,
  );
}

/** The minimum interval in browsers. */
const MIN_INTERVAL_MS = 4;

/** As in browsers: whole milliseconds; negative or not a number means no delay. */
function delayOf(ms: unknown, again: boolean): number {
  return Math.max(again ? MIN_INTERVAL_MS : 0, Math.trunc(Number(ms)) || 0);
}

/** Reports a timer's error to the page, so that other timers still run. */
function call(page: TimerWindow, callback: unknown, values: readonly unknown[]): void {
  if (!isCallback(callback)) return;
  try {
    callback(...values);
  } catch (error) {
    page.reportError(error);
  }
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

/** The page's own `Date`, with the clock's moment as now. */
function createDate(PageDate: DateConstructor, clock: Clock): DateConstructor {
  return new Proxy(PageDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [clock.now()] : values, newTarget),
    apply: (target) => new target(clock.now()).toString(),
    get: (target, key) => (key === 'now' ? clock.now : Reflect.get(target, key)),
  });
}
