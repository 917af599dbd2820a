import { LOCAL_KEYS, TAB_KEYS } from '@cangkir/core';
import { isJsonObject } from '../shared/json-object.ts';
import { phonesOf } from './phones-of.ts';
import type { Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';

const AREAS = ['local', 'session'] as const;

type Area = (typeof AREAS)[number];

/** The app's storage keys, by area. */
const APP_KEYS: Readonly<Record<Area, readonly string[]>> = {
  local: Object.values(LOCAL_KEYS),
  session: Object.values(TAB_KEYS),
};

/** Every storage key that is expected to be null, and that nothing ever stores. */
export function mistypedKeys(scenario: Scenario): readonly Wrong[] {
  return AREAS.flatMap((area) => {
    const known = [...new Set([...APP_KEYS[area], ...keysOfScenario(scenario, area)])];
    return scenario.steps.flatMap((step, index) =>
      step.do === 'expect'
        ? Object.entries(step.storage?.[area] ?? {})
            .filter(([key, value]) => isNothing(value) && !known.includes(key))
            .map(([key]) => ({
              path: ['steps', String(index), 'storage', area, key],
              message: `nothing is ever stored under “${key}” in ${area}; there are ${known.join(', ')}`,
            }))
        : [],
    );
  });
}

/** Whether an expectation also holds if nothing is stored. */
function isNothing(expected: unknown): boolean {
  return isJsonObject(expected)
    ? Object.values(expected).every((value) => value === null)
    : expected === null;
}

/** The keys that the scenario itself stores. */
function keysOfScenario(scenario: Scenario, area: Area): string[] {
  return [
    ...phonesOf(scenario).flatMap(([, { storage }]) => Object.keys(storage[area])),
    ...scenario.steps.flatMap((step) =>
      step.do === 'storage.change' && step.area === area && step.value !== null ? [step.key] : [],
    ),
  ];
}
