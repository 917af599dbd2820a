import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import { FIXTURES } from '../backend/fixtures.ts';
import { backendEntries, backendValues, claimCode, moment, text, whole } from './fields.ts';
import { startOf } from './phone-start.ts';
import { override, STEP } from './step.ts';

/** The version of the format that this file describes. */
export const SCENARIO_VERSION = 2;

/** The JSON Schema as files refer to it, from one folder below. */
export const SCENARIO_SCHEMA = `../scenario.v${SCENARIO_VERSION}.json`;

/** One file, one scenario (docs/qa.md). Unknown fields are refused, for they would silently do nothing. */
export const SCENARIO = v.strictObject({
  $schema: v.optional(v.literal(SCENARIO_SCHEMA)),
  version: v.literal(SCENARIO_VERSION),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected small letters, digits and single hyphens'),
  ),
  title: v.pipe(text, v.description('the scenario in one sentence')),
  clock: v.strictObject({ start: moment }),
  seed: v.pipe(v.optional(whole, 1), v.description('of all that is left to chance')),
  ...startOf('first'),
  secondPhone: v.pipe(
    v.optional(v.strictObject(startOf('second'))),
    v.description('another phone on the same backend and clock, for steps with "phone": 2'),
  ),
  backend: v.strictObject({
    fixture: v.picklist(keysOf(FIXTURES)),
    madeFor: v.pipe(
      v.optional(moment),
      v.description('the moment that the fixture is made for; left out: when the page is opened'),
    ),
    claimCode: v.optional(claimCode, null),
    set: v.optional(backendValues, {}),
    remove: v.optional(backendEntries, []),
    overrides: v.optional(v.array(override), []),
  }),
  steps: v.pipe(v.array(STEP), v.minLength(1, 'Expected at least one step')),
});

export type Scenario = v.InferOutput<typeof SCENARIO>;
export type Device = Scenario['device'];
/** Where a phone starts. */
export type PhoneStart = NonNullable<Scenario['secondPhone']>;
