/**
 * `npm run pictures -- --all`: contact sheets of every story of the screens, in each language, both themes and two
 * widths, in the ignored folder `contact-sheets`. A name selects the stories whose title contains it: `-- --all draw`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@cangkir/core';
import { type BrowserContext, chromium } from 'playwright';
import * as v from 'valibot';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { serveFolder } from './contact-sheets/serve-folder.ts';
import { type SheetPicture, sheetHtml } from './contact-sheets/sheet-html.ts';
import { REPO_ROOT } from './repo-root.ts';
import { run } from './run.ts';

const OUTPUT = path.join(REPO_ROOT, 'contact-sheets');
const STORYBOOK = path.join(REPO_ROOT, 'apps/h5/storybook-static');

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
] as const;

/** Two rows of two stories each, in three languages. */
const PICTURES_PER_SHEET = 12;

const THEMES = ['light', 'dark'] as const;

/** Storybook's list of stories. */
const INDEX = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
});

const filter = process.argv[2] ?? '';

process.exitCode = await run([
  'storybook',
  'build',
  '--quiet',
  '--config-dir',
  'apps/h5/.storybook',
  '--output-dir',
  STORYBOOK,
]);
if (process.exitCode === 0) await drawSheets();

async function drawSheets(): Promise<void> {
  const { entries } = v.parse(
    v.pipe(v.string(), v.parseJson(), INDEX),
    readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8'),
  );
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.toLowerCase().includes(filter.toLowerCase()),
  );
  const titles = new Set(stories.map(({ title }) => title));
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);

  const folder = await serveFolder(STORYBOOK);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  for (const phone of PHONES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport: phone,
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const title of titles) {
        const pictures: SheetPicture[] = [];
        for (const story of stories.filter((each) => each.title === title)) {
          for (const language of LANGUAGES) {
            const address = `${folder.address}iframe.html?id=${story.id}&globals=language:${language}`;
            const png = await takePicture(context, phone, address);
            pictures.push({ caption: `${story.name}, ${language}`, png });
          }
        }
        for (let first = 0; first < pictures.length; first += PICTURES_PER_SHEET) {
          const sheet = first / PICTURES_PER_SHEET + 1;
          await writeSheet(
            context,
            `${title} ${phone.width} ${colorScheme} ${sheet}`,
            pictures.slice(first, first + PICTURES_PER_SHEET),
          );
        }
      }
      await context.close();
    }
  }
  await browser.close();
  folder.close();
}

/** Storybook's own messages, which a built storybook leaves under the story. */
const HIDDEN_MESSAGES = 'body > [class^="sb-"] { display: none }';

async function takePicture(
  context: BrowserContext,
  phone: (typeof PHONES)[number],
  address: string,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');
  await page.addStyleTag({ content: HIDDEN_MESSAGES });
  // A phone as tall as the page: bars at its edges cover nothing then.
  const height = await page.locator('#storybook-root').evaluate((root) => root.scrollHeight);
  await page.setViewportSize({ width: phone.width, height: Math.max(phone.height, height) });
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return png;
}

async function writeSheet(
  context: BrowserContext,
  title: string,
  pictures: readonly SheetPicture[],
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.setContent(sheetHtml(title, pictures));
  const file = path.join(OUTPUT, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  console.log(path.relative(REPO_ROOT, file));
  await page.close();
}
