/// <reference lib="dom" />

import type { Browser, BrowserContext } from 'playwright';
import * as v from 'valibot';
import type { StoredTexts } from '../app/log-in-member.ts';
import { openPhone } from '../app/open-phone.ts';
import { runInPage } from '../app/run-in-page.ts';
import { measureSlowdown, slowDownNetwork, slowDownPhone } from '../app/slow-phone.ts';
import { whenUsable } from '../app/when-usable.ts';
import type { SecondVisitFigure } from './second-visit-figures.ts';

const NOTES = v.object({ fcp: v.number(), usable: v.number() });

/** Measures once how soon the page at an address is of use on a phone that has opened it before, and keeps the app. */
export async function measureSecondVisit(
  browser: Browser,
  address: string,
  stored: StoredTexts,
): Promise<Readonly<Record<SecondVisitFigure, number>>> {
  const phone = await openPhone(browser, new URL(address).origin, stored, 'allow');
  try {
    await visitFirst(phone, address);
    const slowdown = await measureSlowdown(browser);
    const page = await phone.newPage();
    const session = await phone.newCDPSession(page);
    // A phone ends a worker that had nothing to do for a while.
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await slowDownNetwork(session);
    await slowDownPhone(session, slowdown);
    await page.goto(address, { waitUntil: 'commit' });
    await runInPage(session, whenUsable, null);
    return { ...v.parse(NOTES, await page.evaluate(readNotes)), slowdown };
  } finally {
    await phone.close();
  }
}

/** The app registers its service worker seconds after the first screen, for which a measurement need not wait. */
async function visitFirst(phone: BrowserContext, address: string): Promise<void> {
  const page = await phone.newPage();
  await page.goto(address);
  await page.evaluate(whenUsable);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.close();
}

function readNotes() {
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity;
  return { fcp: startOf('first-contentful-paint'), usable: startOf('usable') };
}
