import type { Clock } from '@cangkir/core';
import { overrideProperty } from '../shared/override-property.ts';
import type { ClockMode } from './simulator-clock.ts';

type TimerWindow = Window & typeof globalThis;
type Callback = (...values: unknown[]) => void;

/**
 * Lets a page live in a clock: its timers, and what it takes for now. Timers end with the page, as in a
 * browser. Animations stay real: they are for the eye.
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

  /** What needs no time to pass does not wait for a clock that stands still. */
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
  page.addEventListener('pagehide', () => {
    // Its requests fail with it, and what it would try again later must not ring in the next page's time.
    isOver = true;
    for (const id of [...stops.keys()]) stop(id);
  });
}

/** How long what has just loaded is held back before it is shown: milliseconds, as React has it. */
const HELD_BACK = 300;

/**
 * What loads soon after something else is held back for a moment, by a timer. While the clock stands that
 * would never ring, so that the moment is over in every turn of the page: it leaps from one to the next.
 */
function leapWhileStepped(performance: Performance, mode: () => ClockMode): void {
  const { now } = performance;
  let leapt = 0;
  let hasLeapt = false;
  overrideProperty(performance, 'now', () => {
    if (mode() === 'stepped' && !hasLeapt) {
      leapt += HELD_BACK;
      hasLeapt = true;
      queueMicrotask(() => {
        hasLeapt = false;
      });
    }
    return now.call(performance) + leapt;
  });
}

/** What a browser lets pass between two turns of an interval at least: milliseconds. */
const SHORTEST_INTERVAL = 4;

/** As browsers read it: whole milliseconds; what is no number, or negative, is no delay. */
function delayOf(ms: unknown, again: boolean): number {
  return Math.max(again ? SHORTEST_INTERVAL : 0, Math.trunc(Number(ms)) || 0);
}

/** An error of the page's own is the page's, and stops no other timer. */
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

/** The page's own `Date`, which takes the clock's moment for now. */
function createDate(PageDate: DateConstructor, clock: Clock): DateConstructor {
  return new Proxy(PageDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [clock.now()] : values, newTarget),
    apply: (target) => new target(clock.now()).toString(),
    get: (target, key) => (key === 'now' ? clock.now : Reflect.get(target, key)),
  });
}
