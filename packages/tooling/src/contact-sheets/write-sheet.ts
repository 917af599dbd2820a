import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { REPO_ROOT } from '../repo-root.ts';
import { type SheetPicture, sheetHtml } from './sheet-html.ts';

const OUTPUT = path.join(REPO_ROOT, 'contact-sheets');

/** Empties the folder of the sheets. */
export function clearSheets(): void {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);
}

/** Draws a sheet of pictures, in a file that is named after its title. */
export async function writeSheet(
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
