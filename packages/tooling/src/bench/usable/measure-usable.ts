/// <reference lib="dom" />

import type { Browser, CDPSession, Page } from 'playwright';
import * as v from 'valibot';
import type { StoredTexts } from '../app/log-in-member.ts';
import { openPhone } from '../app/open-phone.ts';
import { runInPage } from '../app/run-in-page.ts';
import { measureSlowdown, slowDownNetwork, slowDownPhone } from '../app/slow-phone.ts';
import { whenUsable } from '../app/when-usable.ts';
import type { UsableFigure } from './usable-figures.ts';
import { watchControl } from './watch-control.ts';

/** When the person taps: milliseconds since the page was asked for. */
const TAPS_AT = 1000;

/** The main control of a page, the most likely first. */
const CONTROLS = [
  'main ~ * [data-tap]',
  'main ~ [data-tap]',
  // The orders lead out of the app.
  'main button[data-tap]:not([data-tap="orders"])',
  '[data-tap="language"]',
];

const NOTES = v.object({
  fcp: v.number(),
  seen: v.number(),
  acknowledged: v.number(),
  performed: v.number(),
  times: v.number(),
  usable: v.number(),
  kilobytes: v.number(),
});

const PLACE = v.nullable(v.object({ x: v.number(), y: v.number() }));

/** Measures once how soon the page at an address is of use, with an empty cache. */
export async function measureUsable(
  browser: Browser,
  address: string,
  stored: StoredTexts,
): Promise<Readonly<Record<UsableFigure, number>>> {
  const slowdown = await measureSlowdown(browser);
  const context = await openPhone(browser, new URL(address).origin, stored);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchControl);
    const session = await context.newCDPSession(page);
    await slowDownNetwork(session);
    await slowDownPhone(session, slowdown);
    await page.goto(address, { waitUntil: 'commit' });
    await tapMainControl(page, session);
    await runInPage(session, whenUsable, null);
    // Until then the tap has been performed, or never will be.
    await page.waitForTimeout(1000);
    return { ...v.parse(NOTES, await page.evaluate(readNotes)), slowdown };
  } finally {
    await context.close();
  }
}

async function tapMainControl(page: Page, session: CDPSession): Promise<void> {
  const found = await runInPage(session, findControl, { selectors: CONTROLS, at: TAPS_AT });
  const place = v.parse(PLACE, found);
  if (place !== null) await page.touchscreen.tap(place.x, place.y);
}

/** Runs in the page: where its main control is, at a time. Null if none is in view. */
function findControl({ selectors, at }: { readonly selectors: readonly string[]; at: number }) {
  return new Promise((resolve) => {
    setTimeout(() => {
      const places = selectors
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .flatMap((control) => {
          const box = control.getBoundingClientRect();
          const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          const isSeen = control.contains(document.elementFromPoint(place.x, place.y));
          return isSeen ? [place] : [];
        });
      resolve(places[0] ?? null);
    }, at - performance.now());
  });
}

function readNotes() {
  const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Infinity;
  const files = performance
    .getEntriesByType('resource')
    .concat(performance.getEntriesByType('navigation'))
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd <= usable);
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    usable,
    kilobytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
    ...window.controlNotes,
  };
}
