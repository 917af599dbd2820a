import type { Scenario } from '../scenario/scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import { machinesDriver } from './machines/machines-driver.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';

/** Where a story begins of which only what matters is written down: a member in a browser, on a campaign’s page. */
export const MEMBER_BEGINNING = {
  clock: { start: '2026-09-04T15:00:00+07:00' },
  device: { platform: 'browser' },
  user: 'member',
  route: '/get-coupons?sourceId=kopi-susu',
  backend: { fixture: 'everyday' },
};

/** A story that begins there. */
export function memberStory<Parts extends object>(parts: Parts) {
  return { version: 1, id: 'story', title: 'A story', ...MEMBER_BEGINNING, ...parts };
}

/** Reads such a story. */
export function writeScenario(parts: object): Scenario {
  const read = readScenario(JSON.stringify(memberStory(parts)));
  if (!read.ok) throw new Error(`The test’s scenario is none: ${JSON.stringify(read.failure)}`);
  return read.value;
}

/** Tells such a story on the machines alone. */
export function tell(steps: readonly object[], parts: object = {}): Promise<ScenarioResult> {
  return runScenario(writeScenario({ ...parts, steps }), machinesDriver);
}

/** The person taps the button of the claim. */
export const CLAIM = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } } as const;

/** The endpoint that a claim asks. */
export const CLAIM_ENDPOINT = 'POST /portal/app/coupon/claim';
