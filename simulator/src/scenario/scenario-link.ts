import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { SCENARIO } from './scenario.ts';

/** A place in a scenario of the repository. */
export interface ScenarioPlace {
  readonly scenario: string;
  /** The number of the next step, counted from 1. After the last one, all have run. */
  readonly step: number;
}

/** In the hash, which is never sent to a server: `#scenario=claim-once&step=3`. */
const PLACE = v.strictObject({
  scenario: SCENARIO.entries.id,
  step: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.toNumber()), '1'),
});

/** @param page The address of the simulator's page. */
export function scenarioLink({ scenario, step }: ScenarioPlace, page: string): string {
  const { origin, pathname } = new URL(page);
  return `${origin}${pathname}#scenario=${scenario}&step=${step}`;
}

/** The place in a page's hash. Null if there is none; fails with a message if invalid. */
export function readScenarioLink(hash: string): Result<ScenarioPlace, string> | null {
  const fields = new URLSearchParams(hash.slice(1));
  if (!fields.has('scenario')) return null;
  const place = v.safeParse(PLACE, Object.fromEntries(fields));
  if (place.success) return succeed(place.output);
  return fail('The link names no place in a scenario. Nothing was changed.');
}
