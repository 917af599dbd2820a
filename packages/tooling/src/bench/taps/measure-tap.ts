/// <reference lib="dom" />

import { type Browser, errors, type Locator, type Page } from 'playwright';
import * as v from 'valibot';
import type { StoredTexts } from '../app/log-in-member.ts';
import { openPhone } from '../app/open-phone.ts';
import { measureSlowdown, slowDownNetwork, slowDownPhone } from '../app/slow-phone.ts';
import { STAND_IN } from '../app/stand-in.ts';
import { whenUsable } from '../app/when-usable.ts';
import type { Tapped } from './tapped-pages.ts';
import { type TapNotes, watchTaps } from './watch-taps.ts';

/** How long the page has for what a tap does. */
const TAP_LASTS_MS = 2500;

const NOTES = v.object({
  inp: v.number(),
  skeleton: v.number(),
  content: v.number(),
  scripts: v.array(v.string()),
});

/** What a page notes of a tap, on a phone that was so many times slower than this machine. */
type MeasuredTap = TapNotes & { readonly slowdown: number };

const NEVER: MeasuredTap = {
  inp: Infinity,
  skeleton: Infinity,
  content: Infinity,
  scripts: [],
  slowdown: Infinity,
};

/** Opens a page, taps something there once all is quiet, and reads how soon the page answered: never, if it is not there. */
export async function measureTap(
  browser: Browser,
  address: string,
  stored: StoredTexts,
  tapped: Tapped,
): Promise<MeasuredTap> {
  const context = await openPhone(browser, new URL(address).origin, stored);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps, STAND_IN);
    await page.goto(address);
    await page.evaluate(whenUsable);
    await page.waitForLoadState('networkidle');
    const place = await reach(find(page, tapped));
    const slowdown = await measureSlowdown(browser);
    const session = await context.newCDPSession(page);
    await slowDownNetwork(session);
    await slowDownPhone(session, slowdown);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(TAP_LASTS_MS);
    return { ...v.parse(NOTES, await page.evaluate(() => window.readTap?.())), slowdown };
  } catch (error) {
    if (error instanceof errors.TimeoutError) return NEVER;
    throw error;
  } finally {
    await context.close();
  }
}

/** Brings a control to where a finger reaches it. Returns its middle: a tap there brings no script into the page. */
async function reach(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await control.tap({ trial: true });
  const box = await control.boundingBox();
  if (box === null) throw new errors.TimeoutError('The control has gone.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function find(page: Page, { role, name }: Tapped): Locator {
  const beginning = new RegExp(`^${name.replaceAll(/[.?]/g, String.raw`\$&`)}`);
  const found =
    role === 'terms'
      ? page.locator('summary', { hasText: name })
      : page.getByRole(role, { name: beginning });
  return found.first();
}
