import type { PageName, Result } from '@cangkir/core';
import { errors, type FrameLocator, type JSHandle, type Page } from '@playwright/test';
import type { Action, Scenario } from '../../scenario/scenario.ts';
import { type Driver, type Observations, type Refusal, type Stage, StageError } from '../driver.ts';
import type { RemoteStage } from '../page/remote-stage.ts';

type Readers = { readonly [Name in keyof Observations]: () => Promise<Observations[Name]> };

type Tap = Extract<Action, { readonly do: 'tap' }>;

/** How long what is tapped may take to come within a finger's reach: milliseconds of this machine. */
const TAP_PATIENCE = 5000;

/**
 * A browser under remote control: the simulator's page does what the steps say, and a tap is a real one.
 *
 * @param page Shows the simulator.
 */
export function createPlaywrightDriver(page: Page): Driver {
  return {
    async open(scenario: Scenario) {
      await page.waitForFunction(() => window.simulator !== undefined);
      const remote = await page.evaluateHandle(stageOfPage);
      const refusal = await remote.evaluate((stage, file) => stage.open(file), scenario);
      if (refusal !== null) throw new StageError(refusal);
      return createStage(remote, page.frameLocator('iframe[title="Customers’ app"]'));
    },
  };
}

/** The pages of the app that have a screen. */
export async function builtPages(page: Page): Promise<readonly PageName[]> {
  await page.waitForFunction(() => window.simulator !== undefined);
  const remote = await page.evaluateHandle(stageOfPage);
  return remote.evaluate((stage) => stage.builtPages());
}

/** Runs in the page. */
function stageOfPage(): RemoteStage {
  if (window.simulator === undefined) throw new Error('The page is no simulator.');
  return window.simulator.stage;
}

function createStage(remote: JSHandle<RemoteStage>, screen: FrameLocator): Stage {
  async function tap(step: Tap): Promise<Refusal | null> {
    const refusal = await tapOn(screen, step);
    const breakdown = await remote.evaluate((stage) => stage.settle());
    return refusal ?? breakdown;
  }

  const readers: Readers = {
    actors: () => remote.evaluate((stage) => stage.see('actors')).then(seen),
    route: () => remote.evaluate((stage) => stage.see('route')).then(seen),
    left: () => remote.evaluate((stage) => stage.see('left')).then(seen),
    redirect: () => remote.evaluate((stage) => stage.see('redirect')).then(seen),
    user: () => remote.evaluate((stage) => stage.see('user')).then(seen),
    language: () => remote.evaluate((stage) => stage.see('language')).then(seen),
    storage: () => remote.evaluate((stage) => stage.see('storage')).then(seen),
    requests: () => remote.evaluate((stage) => stage.see('requests')).then(seen),
    calls: () => remote.evaluate((stage) => stage.see('calls')).then(seen),
    backend: () => remote.evaluate((stage) => stage.see('backend')).then(seen),
    smsCode: () => remote.evaluate((stage) => stage.see('smsCode')).then(seen),
    unusedReplies: () => remote.evaluate((stage) => stage.see('unusedReplies')).then(seen),
    screen: () => remote.evaluate((stage) => stage.see('screen')).then(seen),
  };

  return {
    hasScreen: true,
    perform: (action, pointer) =>
      action.do === 'tap'
        ? tap(action)
        : remote.evaluate((stage, step) => stage.perform(step.action, step.pointer), {
            action,
            pointer,
          }),
    see: (name) => readers[name](),
    close: () => remote.evaluate((stage) => stage.close()),
  };
}

/** What is seen, or why there is nothing to see. */
function seen<Value>(result: Result<Value, Refusal>): Value {
  if (!result.ok) throw new StageError(result.failure);
  return result.value;
}

/** Taps what has this role and name on a screen. */
async function tapOn(screen: FrameLocator, { role, name }: Tap): Promise<Refusal | null> {
  const target = screen.locator(`role=${role}[name=${JSON.stringify(name)}]`);
  const count = await target.count();
  if (count === 0) return { pointer: '', words: `The screen shows no ${role} “${name}”.` };
  if (count > 1) {
    return { pointer: '', words: `The screen shows more than one ${role} “${name}”.` };
  }
  try {
    // A finger taps what is disabled, too: nothing comes of it.
    await target.click({ force: await target.isDisabled(), timeout: TAP_PATIENCE });
    return null;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return { pointer: '', words: `No finger reaches the ${role} “${name}”.` };
  }
}
