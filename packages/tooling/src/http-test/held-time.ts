/// <reference lib="dom" />

import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** The page's time, where a test holds it. */
    heldTime?: HeldTime;
  }
}

/** Time in a page that passes only when it is let pass. Milliseconds. */
interface HeldTime {
  /** Resolves when the app is there and has what it asked for, unless its answer is held. */
  settle(): Promise<void>;
  /** Lets time pass from one timer to the next. */
  pass(ms: number): Promise<void>;
  /** Lets time pass at once, as for a page that was asleep: each timer rings once. */
  skip(ms: number): Promise<void>;
  /** Starts at another moment: the page was loaded again. */
  startAt(moment: number): void;
}

/**
 * Runs in a page, before the app: the date stands still, and timers wait for it. The shortest go on by themselves, for the
 * page needs them to show anything at all.
 */
export function holdTime(start: number): void {
  // React shows what arrives up to 300 ms later. In milliseconds of the machine, as are the next ones.
  const SHORT = 350;
  const TICK = 10;
  const STARTED_WITHIN = 5000;
  const ANSWERED_WITHIN = 150;
  const browser = {
    fetch: fetch.bind(window),
    setTimeout: setTimeout.bind(window),
    setInterval: setInterval.bind(window),
    clearTimeout: clearTimeout.bind(window),
    clearInterval: clearInterval.bind(window),
    Date,
  };
  const elapsed = performance.now.bind(performance);
  const timers = new Map<number, { at: number; readonly every: number | null; ring(): void }>();
  let begun = start;
  let now = start;
  let lastId = 1_000_000_000;
  let asked = 0;

  const tick = () => new Promise((resolve) => browser.setTimeout(resolve, TICK));

  async function waitUntil(isSo: () => boolean, within: number): Promise<void> {
    for (let waited = 0; waited < within && !isSo(); waited += TICK) await tick();
  }

  async function settle(): Promise<void> {
    if (location.protocol === 'about:') return;
    await waitUntil(() => performance.getEntriesByName('usable').length > 0, STARTED_WITHIN);
    await tick();
    await waitUntil(() => asked === 0, ANSWERED_WITHIN);
    await tick();
  }

  function hold(ring: () => void, ms: number, every: number | null): number {
    lastId += 1;
    timers.set(lastId, { at: now + ms, every, ring });
    return lastId;
  }

  function nextDue(until: number): number | undefined {
    const due = [...timers].filter(([, { at }]) => at <= until);
    return due.sort(([, one], [, other]) => one.at - other.at)[0]?.[0];
  }

  /** @param from The moment at which it begins to wait again, if it does. */
  function ring(id: number, from: number): void {
    const timer = timers.get(id);
    if (timer === undefined) return;
    if (timer.every === null) timers.delete(id);
    else timer.at = from + timer.every;
    timer.ring();
  }

  function timerOf(isRepeated: boolean) {
    const startTimer = isRepeated ? browser.setInterval : browser.setTimeout;
    return (handler: TimerHandler, ms = 0, ...values: unknown[]): number =>
      typeof handler === 'string' || ms < SHORT
        ? startTimer(handler, ms, ...values)
        : hold(() => void Reflect.apply(handler, window, values), ms, isRepeated ? ms : null);
  }

  function stop(id?: number): void {
    if (id !== undefined && timers.delete(id)) return;
    browser.clearTimeout(id);
    browser.clearInterval(id);
  }

  window.heldTime = {
    settle,
    async pass(ms) {
      await settle();
      const until = now + ms;
      for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
        now = Math.max(now, timers.get(id)?.at ?? now);
        ring(id, now);
        // What it set going comes to its own next timer first.
        await settle();
      }
      now = until;
    },
    async skip(ms) {
      await settle();
      now += ms;
      for (const id of [...timers.keys()]) {
        if ((timers.get(id)?.at ?? Infinity) <= now) ring(id, now);
      }
    },
    startAt(moment) {
      begun = moment;
      now = moment;
    },
  };
  Object.assign(window, {
    async fetch(...request: Parameters<typeof fetch>) {
      asked += 1;
      try {
        return await browser.fetch(...request);
      } finally {
        asked -= 1;
      }
    },
    setTimeout: timerOf(false),
    setInterval: timerOf(true),
    clearTimeout: stop,
    clearInterval: stop,
    Date: new Proxy(browser.Date, {
      construct: (of, values, as) => Reflect.construct(of, values.length > 0 ? values : [now], as),
      apply: () => new browser.Date(now).toString(),
      get: (of, key) => (key === 'now' ? () => now : Reflect.get(of, key)),
    }),
  });
  performance.now = () => elapsed() + now - begun;
}

/** Resolves when a page has settled: what comes next begins then, as it does in a scenario. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => window.heldTime?.settle());
}

/** Lets a page settle before a test leads it elsewhere. */
export function settleFirst(page: Page): void {
  const goto = page.goto.bind(page);
  const goBack = page.goBack.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (...how) => settle(page).then(() => goto(...how));
  page.goBack = (...how) => settle(page).then(() => goBack(...how));
  page.reload = (...how) => settle(page).then(() => reload(...how));
}

/** How much time passes at once, so that answers come in between. Milliseconds. */
const STEP_MS = 500;

/** Longer waits ring a timer once, as a browser does for a page that was asleep. Milliseconds. */
const STEPPED_MS = 60_000;

/**
 * Lets time pass in pages, and before each step of it elsewhere.
 *
 * @param elsewhere Lets as many milliseconds pass there.
 */
export async function passTime(
  pages: () => readonly Page[],
  ms: number,
  elsewhere: (ms: number) => Promise<unknown>,
): Promise<void> {
  if (ms > STEPPED_MS) {
    await elsewhere(ms);
    for (const page of pages()) await page.evaluate((all) => window.heldTime?.skip(all), ms);
    return;
  }
  for (let left = ms; left > 0; left -= STEP_MS) {
    const step = Math.min(left, STEP_MS);
    await elsewhere(step);
    for (const page of pages()) await page.evaluate((some) => window.heldTime?.pass(some), step);
  }
}
