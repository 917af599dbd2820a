/// <reference lib="dom" />

import { ROUTES } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import type { Browser, CDPSession, Page } from 'playwright';
import * as v from 'valibot';
import { BENCH_FLAGS, launchChromium } from '../../chromium.ts';
import type { StoredTexts } from '../app/log-in-member.ts';
import { openPhone } from '../app/open-phone.ts';
import { type ServedApp, serveApp } from '../app/served-app.ts';
import { STAND_IN } from '../app/stand-in.ts';
import { followKept } from './count-kept.ts';
import { type Held, type HeldRounds, hasLeak, leakTable } from './leak-table.ts';

const ROUNDS = 3;

/** What the engine keeps of code that has run is no leak: it compiles nothing further, and forgets nothing. */
const ENGINE_FLAGS = '--js-flags=--jitless --no-flush-bytecode --no-lazy-feedback-allocation';

const KEPT = v.object({ timers: v.number(), pageListeners: v.number(), actors: v.number() });

/**
 * `npm run bench -- leaks`: opens all routes three times over on one page of the production build, as a visitor and as a
 * member, uses each a little, and compares what the page holds after each round. Returns the exit code.
 */
export async function benchLeaks(): Promise<number> {
  const app = await serveApp();
  const browser = await launchChromium([...BENCH_FLAGS, ENGINE_FLAGS]);
  const measured: HeldRounds[] = [];
  try {
    measured.push({ person: 'visitor', rounds: await openAllOver(browser, app, {}) });
    measured.push({ person: 'member', rounds: await openAllOver(browser, app, app.member()) });
  } finally {
    await browser.close();
    await app.stop();
  }
  console.log(leakTable(measured));
  return measured.some(hasLeak) ? 1 : 0;
}

async function openAllOver(
  browser: Browser,
  { origin, address }: ServedApp,
  stored: StoredTexts,
): Promise<readonly Held[]> {
  const context = await openPhone(browser, origin, stored);
  const page = await context.newPage();
  await page.addInitScript(followKept);
  await page.goto(`${address}#${ROUTES.home}`);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const rounds: Held[] = [];
  // A round before them runs all code for the first time.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { name, route } of SCREEN_LINKS) {
      process.stderr.write(`round ${round} of ${ROUNDS}: ${name}\n`);
      await open(page, route);
      await use(page);
    }
    // What is compared is one and the same screen.
    await open(page, ROUTES.home);
    if (round > 0) rounds.push(await readHeld(page, session));
  }
  await context.close();
  return rounds;
}

/** Goes to a route as a link does, and waits for its screen. */
async function open(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, route);
  await rest(page);
}

/** What a person does on any screen: looks at the languages, and at another tab. */
async function use(page: Page): Promise<void> {
  const tab = page.locator('[role="tab"][aria-selected="false"]').first();
  if (await tab.isVisible()) {
    await tab.click();
    await rest(page);
  }
  const language = page.locator('[data-tap="language"]');
  if (!(await language.isVisible())) return;
  await language.click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Waits until no part of the page is a skeleton. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await page.waitForFunction(
    (standIn) => document.querySelector(`main ${standIn}`) === null,
    STAND_IN,
  );
}

async function readHeld(page: Page, session: CDPSession): Promise<Held> {
  // The statistics have sent what they gathered.
  await page.waitForTimeout(8000);
  // Now and then, one collection leaves the document of the last screen to the next one.
  for (let collections = 0; collections < 2; collections += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(500);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    ...v.parse(KEPT, await page.evaluate(() => window.countKept?.())),
    heap: metric('JSHeapUsedSize') / 1e6,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
