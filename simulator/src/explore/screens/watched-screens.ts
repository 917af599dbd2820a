import { pageOf } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { crash } from '../../replay/actors.ts';
import { createPlaywrightDriver } from '../../replay/browser/playwright-driver.ts';
import type { Driver, Refusal, Stage } from '../../replay/driver.ts';
import {
  expectableOf,
  expectationsOf,
  type Observation,
} from '../../replay/recording/expectations.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Broken } from '../scene.ts';
import type { WatchedDriver, WatchedStage } from '../watched-machines.ts';
import type { ReadText } from './read-text.ts';
import { brokenOn } from './screen-laws.ts';
import { seenScreen } from './seen-screen.ts';

/**
 * The production build in a browser, under watch: beside it the machines alone do the same, up to where the person leaves
 * the app, or a screen without a machine leads on by itself. axe, which takes its time, looks at the first phone's screen
 * once a run has come to its end.
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
      const modelled = await observationOf(model);
      const seen = await observationOf(stage);
      hasParted = modelled === null || leadsOn(modelled, seen);
      const difference = modelled === null || hasParted ? null : unlike(modelled, seen);
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
        return broken && { pointer: '', message: broken.message };
      },
      async close() {
        await model.close();
        await stage.close();
      },
    };
  }

  return { open: openWatched };
}

/** What can be expected of the first phone. Null once the person has left the app. */
async function observationOf({ observe }: Stage): Promise<Observation | null> {
  const left = await observe('left');
  if (left !== null) return null;
  return {
    left,
    actors: await observe('actors'),
    route: await observe('route'),
    redirect: await observe('redirect'),
    user: await observe('user'),
    language: await observe('language'),
    backend: await observe('backend'),
  };
}

/** Whether a screen without a machine has led on by itself. */
function leadsOn(modelled: Observation, seen: Observation | null): boolean {
  return modelled.route !== seen?.route && pageOf(modelled.route) === null;
}

/** In what the page is unlike the machines alone. Null if in nothing. */
function unlike(modelled: Observation, seen: Observation | null): Broken | null {
  if (seen === null) {
    const expectation = { do: 'expect', left: null };
    return { message: 'In the page, the person has left the app.', expectation };
  }
  const [expectation] = expectationsOf(expectableOf(modelled), expectableOf(seen));
  if (expectation === undefined) return null;
  const { do: _, actor, ...others } = expectation;
  const name = actor ?? Object.keys(others).join(' and ');
  return {
    message: `In the page, ${name} is not as on the machines alone.`,
    expectation: { ...expectation },
  };
}
