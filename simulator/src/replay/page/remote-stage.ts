import { fail, type Result, succeed } from '@cangkir/core';
import type { SentEvent } from '@cangkir/core/health';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Action } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { NO_STAGE, type Observations, type Refusal, StageError } from '../driver.ts';
import type { PageDriver, PageStage } from './page-driver.ts';

/**
 * The page as a stage for a driver outside of it. The driver closes the stage before it opens another. The desk stays
 * locked between scenarios, as to restore it opens the app. All that goes in and out is plain JSON, so what can't be
 * done is a value here.
 */
export interface RemoteStage {
  /** Locks the desk for the first scenario, and sets the stage. Resolves with what can't be set up. */
  open(scenario: Scenario): Promise<Refusal | null>;
  /** Does what a step says, as {@link PageStage} does. */
  perform(action: Action, pointer: string): Promise<Refusal | null>;
  /** Waits until what was done from outside, such as a real tap, has settled. */
  settle(): Promise<Refusal | null>;
  /** Observes one thing, as {@link PageStage} does. */
  observe<Name extends keyof Observations>(
    name: Name,
    phone?: PhoneName,
  ): Promise<Result<Observations[Name], Refusal>>;
  /** The events that the person has sent to a phone's machines since this was asked last. */
  takeInputs(phone: PhoneName): Promise<readonly SentEvent[]>;
  close(): Promise<void>;
  /** Restores the desk as it was before the first scenario. */
  leave(): Promise<void>;
}

/** @param lockDesk Resolves with the function that restores the desk. */
export function createRemoteStage(
  driver: PageDriver,
  lockDesk: () => Promise<() => Promise<void>>,
): RemoteStage {
  let restoreDesk: (() => Promise<void>) | null = null;
  let stage: PageStage | null = null;

  function opened(): PageStage {
    if (stage === null) throw new StageError({ pointer: '', message: NO_STAGE });
    return stage;
  }

  return {
    async open(scenario) {
      restoreDesk ??= await lockDesk();
      return refusalOf(async () => {
        stage = await driver.open(scenario);
        return null;
      });
    },
    perform: (action, pointer) => refusalOf(() => opened().perform(action, pointer)),
    settle: () => refusalOf(() => opened().settle()),
    observe: (name, phone) => tried(() => opened().observe(name, phone)),
    takeInputs: async (phone) => opened().takeInputs(phone),
    async close() {
      await stage?.close();
      stage = null;
    },
    async leave() {
      await restoreDesk?.();
      restoreDesk = null;
    },
  };
}

async function refusalOf(perform: () => Promise<Refusal | null>): Promise<Refusal | null> {
  const done = await tried(perform);
  return done.ok ? done.value : done.failure;
}

async function tried<Value>(attempt: () => Promise<Value>): Promise<Result<Value, Refusal>> {
  try {
    return succeed(await attempt());
  } catch (error) {
    if (error instanceof StageError) return fail(error.refusal);
    throw error;
  }
}
