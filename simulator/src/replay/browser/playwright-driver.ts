import type { Result } from '@cangkir/core';
import type { SentEvent } from '@cangkir/core/health';
import {
  errors,
  type FrameLocator,
  type JSHandle,
  type Locator,
  type Page,
} from '@playwright/test';
import { phoneOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Action } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import {
  type Driver,
  type Observations,
  type Refusal,
  type Stage,
  StageError,
  TAP_TIMEOUT_MS,
} from '../driver.ts';
import type { RemoteStage } from '../page/remote-stage.ts';

type Tap = Extract<Action, { readonly do: 'tap' }>;

/** The frames with the app, as selectors. */
export const APP_FRAMES: Readonly<Record<PhoneName, string>> = {
  first: 'iframe[title="Customers’ app"]',
  second: 'iframe[title="Customers’ app on the second phone"]',
};

/** What a person does with a part of the screen: types a text into it, or taps it. */
export interface Gesture {
  readonly role: string;
  readonly name: string;
  /** Null for a tap. */
  readonly text: string | null;
  /** The role of the dialog that it is in, where the page behind has another one of that name. */
  readonly dialog?: string;
}

/** A stage that is touched from outside. */
export interface PlaywrightStage extends Stage {
  /** Makes a gesture on a phone. */
  gesture(gesture: Gesture, phone: PhoneName): Promise<Refusal | null>;
  /** The events that the person has sent to a phone's machines since this was asked last. */
  takeInputs(phone: PhoneName): Promise<readonly SentEvent[]>;
}

/** A driver outside the page. */
export interface PlaywrightDriver extends Driver {
  open(scenario: Scenario): Promise<PlaywrightStage>;
  /** Restores the desk as it was before the first scenario. */
  leave(): Promise<void>;
}

/**
 * A browser under remote control: the simulator's page does what the steps say, and a tap is a real one.
 *
 * @param page Shows the simulator.
 */
export function createPlaywrightDriver(page: Page): PlaywrightDriver {
  return {
    async open(scenario: Scenario) {
      await page.waitForFunction(() => window.simulator !== undefined);
      const remote = await page.evaluateHandle(stageOfPage);
      const refusal = await remote.evaluate((stage, file) => stage.open(file), scenario);
      if (refusal !== null) throw new StageError(refusal);
      return createStage(remote, (phone) => page.frameLocator(APP_FRAMES[phone]));
    },
    leave: () => page.evaluate(() => window.simulator?.stage.leave()),
  };
}

/** Runs in the page. */
function stageOfPage(): RemoteStage {
  if (window.simulator === undefined) throw new Error('The page is not a simulator.');
  return window.simulator.stage;
}

function createStage(
  remote: JSHandle<RemoteStage>,
  screenOf: (phone: PhoneName) => FrameLocator,
): PlaywrightStage {
  async function tap(step: Tap): Promise<Refusal | null> {
    return settled(await tapOn(screenOf(phoneOf(step)), step));
  }

  async function settled(refusal: Refusal | null): Promise<Refusal | null> {
    const crash = await remote.evaluate((stage) => stage.settle());
    return refusal ?? crash;
  }

  async function observe<Name extends keyof Observations>(
    name: Name,
    phone?: PhoneName,
  ): Promise<Observations[Name]>;
  async function observe(name: keyof Observations, phone: PhoneName = 'first'): Promise<unknown> {
    const answer = await remote.evaluate((stage, of) => stage.observe(of.name, of.phone), {
      name,
      phone,
    });
    return orThrow(answer);
  }

  return {
    hasScreen: true,
    perform: (action, pointer) =>
      action.do === 'tap'
        ? tap(action)
        : remote.evaluate((stage, step) => stage.perform(step.action, step.pointer), {
            action,
            pointer,
          }),
    observe,
    async gesture({ text, dialog, ...part }, phone) {
      const screen =
        dialog === undefined ? screenOf(phone) : screenOf(phone).locator(`role=${dialog}`);
      return settled(
        text === null ? await tapOn(screen, part) : await typeInto(screen, part, text),
      );
    },
    takeInputs: (phone) => remote.evaluate((stage, name) => stage.takeInputs(name), phone),
    close: () => remote.evaluate((stage) => stage.close()),
  };
}

/** What was observed. @throws StageError where nothing could be. */
function orThrow<Value>(result: Result<Value, Refusal>): Value {
  if (!result.ok) throw new StageError(result.failure);
  return result.value;
}

/** Taps what has this role and name on a screen. */
async function tapOn(screen: Place, part: Part): Promise<Refusal | null> {
  return touch(screen, part, async (target) => {
    // A forced tap does not wait until the page stands still.
    await target.scrollIntoViewIfNeeded({ timeout: TAP_TIMEOUT_MS });
    // A finger taps what is disabled, too: nothing comes of it.
    await target.click({ force: await target.isDisabled(), timeout: TAP_TIMEOUT_MS });
  });
}

/** Types a text into the field with this role and name. */
function typeInto(screen: Place, field: Part, text: string): Promise<Refusal | null> {
  return touch(screen, field, (target) => target.fill(text, { timeout: TAP_TIMEOUT_MS }));
}

type Part = Pick<Gesture, 'role' | 'name'>;

/** A screen, or a part of one. */
type Place = Pick<FrameLocator, 'locator'>;

/** Touches the one part of a screen with this role and name. */
async function touch(
  screen: Place,
  { role, name }: Part,
  act: (target: Locator) => Promise<void>,
): Promise<Refusal | null> {
  const target = screen.locator(`role=${role}[name=${JSON.stringify(name)}]`);
  const refused = (message: string) => ({ pointer: '', message });
  const appears = target.first().waitFor({ state: 'attached', timeout: TAP_TIMEOUT_MS });
  if (!(await inTime(appears))) return refused(`The screen shows no ${role} “${name}”.`);
  if ((await target.count()) > 1) {
    return refused(`The screen shows more than one ${role} “${name}”.`);
  }
  return (await inTime(act(target))) ? null : refused(`No finger reaches the ${role} “${name}”.`);
}

/** Whether what is waited for came before its timeout. */
async function inTime(waited: Promise<void>): Promise<boolean> {
  try {
    await waited;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
