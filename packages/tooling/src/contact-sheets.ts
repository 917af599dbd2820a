/**
 * `npm run pictures -- --all`: contact sheets of every story of the screens, in each language, both themes and two
 * widths, in the ignored folder `contact-sheets`. A name selects the stories whose title contains it: `-- --all draw`.
 */
import { LANGUAGES } from '@cangkir/core';
import type { BrowserContext } from 'playwright';
import { buildStorybook } from './build-storybook.ts';
import { launchChromium } from './chromium.ts';
import type { SheetPicture } from './contact-sheets/sheet-html.ts';
import { findStories, STORYBOOK, type Story } from './contact-sheets/storybook.ts';
import { clearSheets, writeSheet } from './contact-sheets/write-sheet.ts';
import { serveFolder } from './serve-folder.ts';

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
] as const;

/** Two rows of two stories each, in three languages. */
const PICTURES_PER_SHEET = 12;

const THEMES = ['light', 'dark'] as const;

const filter = process.argv[2] ?? '';

process.exitCode = await buildStorybook('apps/h5', STORYBOOK);
if (process.exitCode === 0) await drawSheets();

async function drawSheets(): Promise<void> {
  const stories = findStories(filter);
  clearSheets();
  const folder = await serveFolder(STORYBOOK);
  const browser = await launchChromium();
  for (const phone of PHONES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport: phone,
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const title of new Set(stories.map((story) => story.title))) {
        const own = stories.filter((story) => story.title === title);
        const pictures = await takePictures(context, phone, folder.address, own);
        await writeSheets(context, `${title} ${phone.width} ${colorScheme}`, pictures);
      }
      await context.close();
    }
  }
  await browser.close();
  folder.close();
}

type Phone = (typeof PHONES)[number];

async function takePictures(
  context: BrowserContext,
  phone: Phone,
  address: string,
  stories: readonly Story[],
): Promise<readonly SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  for (const { id, name } of stories) {
    for (const language of LANGUAGES) {
      const story = `${address}iframe.html?id=${id}&globals=language:${language}`;
      pictures.push({
        caption: `${name}, ${language}`,
        png: await takePicture(context, phone, story),
      });
    }
  }
  return pictures;
}

async function writeSheets(
  context: BrowserContext,
  title: string,
  pictures: readonly SheetPicture[],
): Promise<void> {
  for (let first = 0; first < pictures.length; first += PICTURES_PER_SHEET) {
    const sheet = first / PICTURES_PER_SHEET + 1;
    await writeSheet(
      context,
      `${title} ${sheet}`,
      pictures.slice(first, first + PICTURES_PER_SHEET),
    );
  }
}

async function takePicture(
  context: BrowserContext,
  phone: Phone,
  address: string,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');
  // A phone as tall as the page: bars at its edges cover nothing then.
  const height = await page.locator('#storybook-root').evaluate((root) => root.scrollHeight);
  await page.setViewportSize({ width: phone.width, height: Math.max(phone.height, height) });
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return png;
}
