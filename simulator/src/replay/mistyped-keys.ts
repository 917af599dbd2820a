import { asideKey, SESSION_KEYS } from '@cangkir/core';
import type { Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';

const AREAS = ['local', 'session'] as const;

/** The keys under which the app stores something. */
const APP_KEYS: readonly string[] = Object.values(SESSION_KEYS).flatMap((key) => [
  key,
  asideKey(key),
]);

/** Every key of the browser's storage under which nothing is expected, and nothing could ever be. */
export function mistypedKeys(scenario: Scenario): readonly Wrong[] {
  return AREAS.flatMap((area) => {
    const known = [...new Set([...APP_KEYS, ...keysOfStory(scenario, area)])];
    return scenario.steps.flatMap((step, index) =>
      step.do === 'expect'
        ? Object.entries(step.storage?.[area] ?? {})
            .filter(([key, value]) => value === null && !known.includes(key))
            .map(([key]) => ({
              path: ['steps', String(index), 'storage', area, key],
              words: `nobody stores anything under “${key}”; there are ${known.join(', ')}`,
            }))
        : [],
    );
  });
}

/** What the story itself stores something under. */
function keysOfStory({ storage, steps }: Scenario, area: (typeof AREAS)[number]): string[] {
  return [
    ...Object.keys(storage[area]),
    ...steps.flatMap((step) =>
      step.do === 'storage.change' && step.area === area ? [step.key] : [],
    ),
  ];
}
