import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, pageOf } from '@cangkir/core';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { crash } from '../../replay/actors.ts';
import { APP_FRAMES, createPlaywrightDriver } from '../../replay/browser/playwright-driver.ts';
import type { Driver, Refusal, Stage } from '../../replay/driver.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { JsonObject } from '../../shared/json-object.ts';
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
 * The production build in a browser, under watch: beside it the machines alone do the same, up to where the person leaves
 * the app, or a screen without a machine leads on by itself. axe, which takes its time, looks at the first phone's screen once a run has come to its end.
 *
 * @param page Shows the simulator.
 */
export function createWatchedScreens(
  page: Page,
  machines: Driver,
  readText: ReadText,
): WatchedDriver {
  const driver = createPlaywrightDriver(page);
  let uncaught: Refusal | null = null;
  page.on('pageerror', (error) => {
    uncaught ??= crash(`Nobody caught: ${error}`);
  });

  function takeUncaught(): Refusal | null {
    const taken = uncaught;
    uncaught = null;
    return taken;
  }

  async function openWatched(scenario: Scenario): Promise<WatchedStage> {
    const model = await machines.open(scenario);
    const stage = await driver.open(scenario);
    const last = scenario.steps.findLastIndex((step) => step.do !== 'expect');
    takeUncaught();
    let broken: Broken | null = null;
    let hasCrashed = false;
    let hasParted = false;

    async function look(isLast: boolean): Promise<Broken | null> {
      const modelled = await seenOf(model);
      const seen = await seenOf(stage);
      hasParted = modelled.left !== null || leadsOn(modelled, seen);
      const difference = hasParted ? null : unlike(modelled, seen);
      if (difference !== null) return difference;
      const screen = await seenScreen(page, isLast);
      return screen === null ? null : brokenOn(screen, readText);
    }

    return {
      ...stage,
      hasBroken: () => hasCrashed || broken !== null,
      broken: () => broken,
      async perform(action, pointer) {
        if (hasParted) return null;
        const refusal =
          (await model.perform(action, pointer)) ??
          (await stage.perform(action, pointer)) ??
          takeUncaught();
        hasCrashed ||= refusal?.isCrash === true;
        if (refusal !== null) return refusal;
        broken = await look(pointer === `/steps/${last}`);
        return broken && { pointer: '', words: broken.words };
      },
      async close() {
        await model.close();
        await stage.close();
      },
    };
  }

  return { open: openWatched };
}

/** In what the page must be as the machines alone are. */
interface Seen {
  readonly left: string | null;
  readonly route: string;
  /** What a scenario expects of the rest, by a name. */
  readonly facts: ReadonlyMap<string, JsonObject>;
}

async function seenOf({ observe }: Stage): Promise<Seen> {
  const left = await observe('left');
  if (left !== null) return { left, route: '', facts: new Map() };
  const route = await observe('route');
  const actors = Object.entries(await observe('actors'));
  const facts: (readonly [string, JsonObject])[] = [
    ['the route', { route }],
    ['the user', { user: await observe('user') }],
    ['the language', { language: await observe('language') }],
    ...actors.map(([actor, { states }]) => [actor, { actor, state: [...states] }] as const),
  ];
  return { left, route, facts: new Map(facts) };
}

/** Whether a screen without a machine has led on by itself. */
function leadsOn(modelled: Seen, { route }: Seen): boolean {
  return route !== modelled.route && pageOf(modelled.route) === null;
}

/** In what the page is unlike the machines alone. Null if in nothing. */
function unlike(modelled: Seen, seen: Seen): Broken | null {
  if (seen.left !== null) return brokenBy('where the person is', { left: null });
  for (const [name, fact] of modelled.facts) {
    if (JSON.stringify(seen.facts.get(name)) !== JSON.stringify(fact)) return brokenBy(name, fact);
  }
  return null;
}

function brokenBy(name: string, fact: JsonObject): Broken {
  return {
    words: `In the page, ${name} is not as on the machines alone.`,
    expectation: { do: 'expect', ...fact },
  };
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
