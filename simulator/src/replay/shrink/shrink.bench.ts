import type { Limit } from '@cangkir/core/testing';
import { machinesDriver } from '../machines/machines-driver.ts';
import type { ScenarioDraft } from '../recording/draft.ts';
import { CLAIM, CLAIM_ENDPOINT, memberStory } from '../testing.ts';
import { shrinkFailure } from './shrink-failure.ts';

/** What a person does between the steps that a failure is about. */
const WANDERING = [
  { do: 'open', route: '/points' },
  { do: 'choose-language', language: 'zh' },
  { do: 'advance', ms: 1000 },
  { do: 'back' },
  { do: 'reload' },
  { do: 'choose-language', language: 'en' },
];

/** The claim’s answer is lost, and there are no two claims. */
const FAILURE = [
  { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'lost' } },
  CLAIM,
  { do: 'expect', backend: { '/claims/length': 2 } },
];

/** The failure comes last: all before it has to be left out. */
function failureOf(steps: number): ScenarioDraft {
  const before = Array.from(
    { length: steps - FAILURE.length },
    (_, index) => WANDERING[index % WANDERING.length] ?? CLAIM,
  );
  return { ...memberStory({}), steps: [...before, ...FAILURE] };
}

export const LIMITS: readonly Limit[] = [
  {
    what: 'a failure of 200 steps, until it is small',
    unit: ' s',
    max: 15,
    async measure() {
      const startedAt = performance.now();
      const shrinking = await shrinkFailure(failureOf(200), machinesDriver);
      if (shrinking.kind !== 'shrunk' || shrinking.draft.steps.length > 2) {
        throw new Error(`It ended as ${JSON.stringify(shrinking)}.`);
      }
      return (performance.now() - startedAt) / 1000;
    },
  },
];
