import { type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import type { Expectation } from '../scenario/expectation.ts';
import { phoneOf } from '../scenario/phones-of.ts';
import { fillKnown, hasRunTimePlaceholder } from '../scenario/placeholders.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { STEP, type Step } from '../scenario/step.ts';
import { maskText, maskValue } from '../shared/mask-text.ts';
import { compare } from './compare.ts';
import type { Difference } from './difference.ts';
import { type Refusal, type Stage, StageError } from './driver.ts';
import type { Found } from './scenario-result.ts';

/** Runs a step on the stage. Returns what is wrong then: nothing, if it passed. */
export async function runStep(step: Step, index: number, stage: Stage): Promise<readonly Found[]> {
  try {
    return await tryStep(step, index, stage);
  } catch (error) {
    // The page or the browser has gone.
    if (error instanceof StageError) return [refused(index + 1, `/steps/${index}`, error.refusal)];
    throw error;
  }
}

async function tryStep(step: Step, index: number, stage: Stage): Promise<readonly Found[]> {
  const pointer = `/steps/${index}`;
  const filled = await fillStep(step, stage);
  if (!filled.ok) return [refused(index + 1, pointer, { pointer: '', message: filled.failure })];
  if (filled.value.do === 'expect') return look(filled.value, index, stage);
  const refusal = await stage.perform(filled.value, pointer);
  return refusal === null ? [] : [refused(index + 1, pointer, refusal)];
}

/** The step with values that are only known now, such as the code of an SMS. */
export async function fillStep(
  step: Step,
  stage: Pick<Stage, 'observe'>,
): Promise<Result<Step, string>> {
  if (!hasRunTimePlaceholder(step)) return succeed(step);
  const known = {
    smsCode: await stage.observe('smsCode'),
    backend: await stage.observe('backend'),
  };
  const filled = fillKnown(step, known);
  return filled.ok ? succeed(v.parse(STEP, filled.value)) : filled;
}

async function look(expectation: Expectation, index: number, stage: Stage): Promise<Found[]> {
  const phone = phoneOf(expectation);
  const mismatches = await compare(expectation, { observe: (name) => stage.observe(name, phone) });
  return mismatches.map(({ pointer, ...difference }) => ({
    step: index + 1,
    pointer: `/steps/${index}${pointer}`,
    message: 'Not as expected.',
    difference: maskDifference(pointer, difference),
  }));
}

function maskDifference(pointer: string, difference: Difference): Difference {
  const key = pointer.split(/\/|~1/).at(-1) ?? '';
  const expected = maskValue(difference.expected, key);
  return 'gotMessage' in difference
    ? { expected, gotMessage: maskText(difference.gotMessage) }
    : { expected, got: maskValue(asJson(difference.got), key) };
}

/** A context may hold actors: as JSON they are small, as objects they lead to all others. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** What a stage does not do, as a failure. */
export function refused(step: number | null, pointer: string, refusal: Refusal): Found {
  return {
    step,
    pointer: pointer + refusal.pointer,
    message: refusal.message,
    difference: null,
    ...(refusal.isCrash && { isCrash: true }),
  };
}

const UNUSED_REQUEST_OVERRIDE = 'No request matched this override: it was never used.';

function unusedCallOverride({ call, nth }: Extract<Step, { readonly do: 'bridge.reply' }>): string {
  const missing = nth === undefined ? `No call of ${call} followed` : `${call} had no call ${nth}`;
  return `${missing}: this override was never used.`;
}

/** Overrides that were never used: the scenario is not the one that was meant. */
export function unusedOverrides(scenario: Scenario, pointers: readonly string[]): Found[] {
  return pointers.map((pointer) => {
    const index = /^\/steps\/(\d+)$/.exec(pointer)?.[1];
    const step = index === undefined ? undefined : scenario.steps[Number(index)];
    const message =
      step?.do === 'bridge.reply' ? unusedCallOverride(step) : UNUSED_REQUEST_OVERRIDE;
    return {
      step: index === undefined ? null : Number(index) + 1,
      pointer,
      message,
      difference: null,
    };
  });
}
