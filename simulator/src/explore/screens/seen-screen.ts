import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { APP_FRAMES } from '../../replay/browser/playwright-driver.ts';
import type { SeenScreen } from './screen-laws.ts';

const SCREEN = v.object({
  language: v.picklist(LANGUAGES),
  texts: v.array(v.string()),
  sideways: v.number(),
});

/** What the first phone shows. Null where that is no page of the app. */
export async function seenScreen(page: Page, withAxe: boolean): Promise<SeenScreen | null> {
  if ((await page.locator(APP_FRAMES.first).count()) === 0) return null;
  const app = page.frameLocator(APP_FRAMES.first).locator('html');
  const screen = v.safeParse(SCREEN, await app.evaluate(readScreen));
  if (!screen.success) return null;
  return { ...screen.output, violations: withAxe ? await violationsOn(page) : [] };
}

/** Runs in the app's frame. */
function readScreen(html: Element): unknown {
  const { body } = document;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility() === true) texts.push(node.nodeValue ?? '');
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return {
    language: html.getAttribute('lang'),
    texts: texts.map((text) => text.trim()).filter((text) => text !== ''),
    sideways: html.scrollWidth - html.clientWidth,
  };
}

/** What axe finds on the app's screen, each in words that say which rule and which part. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include([APP_FRAMES.first, 'html'])
    .analyze();
  return violations.map(({ help, nodes }) => `axe: ${help}: ${nodes[0]?.html ?? 'the page'}`);
}
