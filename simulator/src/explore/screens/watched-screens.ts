import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { crash } from '../../replay/actors.ts';
import { APP_FRAMES, createPlaywrightDriver } from '../../replay/browser/playwright-driver.ts';
import type { Refusal } from '../../replay/driver.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Broken } from '../scene.ts';
import type { WatchedDriver, WatchedStage } from '../watched-machines.ts';
import type { ReadText } from './read-text.ts';
import { brokenOn, type SeenScreen } from './screen-laws.ts';

const SCREEN = v.object({
  language: v.picklist(LANGUAGES),
  texts: v.array(v.string()),
  sideways: v.number(),
});

/**
 * The production build in a browser, under watch. axe, which takes its time, looks at the first phone's screen once a
 * run has come to its end.
 *
 * @param page Shows the simulator.
 */
export function createWatchedScreens(page: Page, readText: ReadText): WatchedDriver {
  let uncaught: string | null = null;
  page.on('pageerror', (error) => {
    uncaught ??= String(error);
  });
  const driver = createPlaywrightDriver(page);

  async function openWatched(scenario: Scenario): Promise<WatchedStage> {
    const stage = await driver.open(scenario);
    const last = scenario.steps.findLastIndex((step) => step.do !== 'expect');
    uncaught = null;
    let broken: Broken | null = null;
    let hasCrashed = false;

    async function look(isLast: boolean): Promise<Refusal | null> {
      const screen = await seenScreen(page, isLast);
      const found = screen === null ? null : brokenOn(screen, readText);
      broken = found ?? broken;
      return found === null ? null : { pointer: '', words: found.words };
    }

    return {
      ...stage,
      hasBroken: () => hasCrashed || broken !== null,
      broken: () => broken,
      async perform(action, pointer) {
        const refusal = await stage.perform(action, pointer);
        const failed = refusal ?? (uncaught === null ? null : crash(`Nobody caught: ${uncaught}`));
        hasCrashed ||= failed?.isCrash === true;
        return failed ?? (await look(pointer === `/steps/${last}`));
      },
    };
  }

  return { open: openWatched };
}

/** What the first phone shows. Null where that is no page of the app. */
async function seenScreen(page: Page, withAxe: boolean): Promise<SeenScreen | null> {
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
