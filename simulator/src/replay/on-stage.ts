import type { App } from '@cangkir/core';
import type { Scenario } from '../scenario/scenario.ts';
import type { PhoneName } from '../settings/settings.ts';
import { crashOf } from './actors.ts';
import { type Driver, type Refusal, type Stage, StageError } from './driver.ts';
import type { PreparedBackend } from './starting-point.ts';

/** Sets the stage for a scenario, or says why there is none. */
export async function setStage(scenario: Scenario, driver: Driver): Promise<Stage | Refusal> {
  try {
    return await driver.open(scenario);
  } catch (error) {
    if (error instanceof StageError) return error.refusal;
    throw error;
  }
}

/** The phone with this name. @throws StageError where the scenario has no such phone. */
export function onStage<Phone extends { readonly name: PhoneName }>(
  phones: readonly Phone[],
  name: PhoneName,
): Phone {
  const found = phones.find((phone) => phone.name === name);
  if (found === undefined) {
    throw new StageError({ pointer: '/phone', message: 'There is no second phone.' });
  }
  return found;
}

/** Words about a phone, which name the second. */
export function messageOn(phone: PhoneName, text: string): string {
  return phone === 'first' ? text : `Phone 2: ${text}`;
}

interface RunningPhone {
  readonly name: PhoneName;
  app(): App;
}

/** Why the machines of a phone, or the backend, crashed, if they did. */
export function crashOn(
  phones: readonly RunningPhone[],
  backend: Pick<PreparedBackend, 'crash'>,
): Refusal | null {
  for (const { name, app } of phones) {
    const crash = crashOf(app().root);
    if (crash !== null) return { ...crash, message: messageOn(name, crash.message) };
  }
  return backend.crash();
}
