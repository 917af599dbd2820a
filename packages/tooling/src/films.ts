/**
 * `npm run pictures -- --films`: a strip of frames of each large animation of the screens, in the ignored folder
 * `contact-sheets`. A name selects the films whose story contains it: `-- --films draw`.
 */
import type { BrowserContext, Page } from 'playwright';
import { buildStorybook } from './build-storybook.ts';
import { launchChromium } from './chromium.ts';
import type { SheetPicture } from './contact-sheets/sheet-html.ts';
import { STORYBOOK } from './contact-sheets/storybook.ts';
import { clearSheets, writeSheet } from './contact-sheets/write-sheet.ts';
import { serveFolder } from './serve-folder.ts';

/** The stories that move, and for how long. Milliseconds; of an endless motion one round. */
const FILMS: Readonly<Record<string, number>> = {
  'draw--spinning': 700,
  'draw--won-voucher': 2930,
  'bargain--cutting': 320,
  'bargain--own-cut': 900,
  'bargain--reached': 2930,
  'claim--claimed': 1600,
  'check-in--rewarded': 1600,
  'love--waiting': 1800,
  'annual-summary--start': 1500,
  'annual-summary--cup': 1500,
  'annual-summary--top': 1500,
  'annual-summary--latte': 1500,
  'annual-summary--night': 1500,
  'annual-summary--thanks': 1500,
  'annual-summary--summary': 1500,
};

const MOMENTS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Until the parts of a story have loaded, at most. */
const LOADING_MS = 1500;

const filter = process.argv[2] ?? '';

process.exitCode = await buildStorybook('apps/h5', STORYBOOK);
if (process.exitCode === 0) await drawFilms();

async function drawFilms(): Promise<void> {
  clearSheets();
  const folder = await serveFolder(STORYBOOK);
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  for (const [story, lastsMs] of Object.entries(FILMS)) {
    if (!story.includes(filter)) continue;
    const address = `${folder.address}iframe.html?id=${story}&globals=language:id`;
    await writeSheet(context, `film ${story}`, await takeFrames(context, address, lastsMs));
  }
  await browser.close();
  folder.close();
}

/** The frames of a story that is mounted while its time stands still. */
async function takeFrames(
  context: BrowserContext,
  address: string,
  lastsMs: number,
): Promise<readonly SheetPicture[]> {
  const page = await context.newPage();
  // The scripts' clock moves the players of Lottie files; the browser's own animations keep their time by themselves.
  await page.clock.install();
  // Stories end their motion before they are checked.
  await page.addInitScript('Animation.prototype.finish = () => {}');
  await page.goto(address);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');
  await page.waitForTimeout(LOADING_MS);
  await remount(page, new URL(address).searchParams.get('id') ?? '');
  const frames: SheetPicture[] = [];
  let at = 0;
  for (const moment of MOMENTS) {
    const next = moment * lastsMs;
    if (next > at) await page.clock.runFor(next - at);
    at = next;
    await page.evaluate(`document.getAnimations().forEach((one) => (one.currentTime = ${at}))`);
    const png = await page.screenshot({ animations: 'allow' });
    frames.push({ caption: `${moment * 100} %, ${at} ms`, png });
  }
  await page.close();
  return frames;
}

/** Stops the clock, and mounts the story again: its animations stand at their beginning. */
async function remount(page: Page, storyId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.clock.pauseAt(Date.now() + LOADING_MS * 2);
  const remounted = JSON.stringify({ storyId });
  await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', ${remounted})`);
  // The story renders in steps of its own, which wait for frames.
  for (let step = 0; step < 20; step += 1) {
    await page.clock.runFor(1);
    await page.waitForTimeout(20);
  }
}
