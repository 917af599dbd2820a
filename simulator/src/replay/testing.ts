import type { Scenario } from '../scenario/scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import { machinesDriver } from './machines/machines-driver.ts';
import { runScenario } from './run-scenario.ts';
import type { ScenarioResult } from './scenario-result.ts';

/** The start of a short scenario: a member in a browser, on a campaign’s page. */
export const MEMBER_BEGINNING = {
  clock: { start: '2026-09-04T15:00:00+07:00' },
  device: { platform: 'browser' },
  user: 'member',
  route: '/get-coupons?activityCode=kopi-susu',
  backend: { fixture: 'everyday' },
};

/** A scenario that starts there. */
export function memberStory<Parts extends object>(parts: Parts) {
  return { version: 2, id: 'story', title: 'A story', ...MEMBER_BEGINNING, ...parts };
}

/** Reads such a scenario. */
export function writeScenario(parts: object): Scenario {
  const read = readScenario(JSON.stringify(memberStory(parts)));
  if (!read.ok) throw new Error(`The test’s scenario is invalid: ${JSON.stringify(read.failure)}`);
  return read.value;
}

/** Runs such a scenario on the machines alone. */
export function runSteps(steps: readonly object[], parts: object = {}): Promise<ScenarioResult> {
  return runScenario(writeScenario({ ...parts, steps }), machinesDriver);
}

/** The user taps the claim button. */
export const CLAIM = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } } as const;

/** The endpoint of a claim. */
export const CLAIM_ENDPOINT = 'POST /portal/app/coupon/claim';
