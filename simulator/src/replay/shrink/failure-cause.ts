import { phonesOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Step } from '../../scenario/step.ts';
import { isJsonObject } from '../../shared/json-object.ts';
import { parsePointer } from '../../shared/json-pointer.ts';
import type { Difference } from '../difference.ts';
import { type Stage, StageError } from '../driver.ts';
import type { Found } from '../scenario-result.ts';

/** Why a scenario fails. */
export interface Cause {
  /** The same for two failures that are the same. */
  readonly text: string;
  /** What requests had come to until then, but for successes. Where another one does, it is another way to the same state. */
  readonly refusals: readonly string[];
}

/** Whether a failure with one cause repeats the one with the other: with the same refusals, or fewer of them. */
export function repeatsCause(one: Cause, other: Cause): boolean {
  return (
    one.text === other.text && one.refusals.every((refusal) => other.refusals.includes(refusal))
  );
}

/** What the requests of all phones came to, but for successes. Nothing where there is no stage. */
export async function refusalsOf(
  scenario: Scenario,
  observe: Stage['observe'],
): Promise<readonly string[]> {
  try {
    const seen = phonesOf(scenario).map(([phone]) => observe('refusals', phone));
    return (await Promise.all(seen)).flat();
  } catch (error) {
    if (error instanceof StageError) return [];
    throw error;
  }
}

/**
 * What a failure is about, wherever its step stands: the kind of the step, its machine, the part of it, and the reason.
 * Two failures are the same if their causes are.
 */
export function causeOf(
  { pointer, message, difference }: Pick<Found, 'pointer' | 'message' | 'difference'>,
  { steps }: Pick<Scenario, 'steps'>,
): string {
  const path = parsePointer(pointer);
  const step = path[0] === 'steps' ? steps[Number(path[1])] : undefined;
  return JSON.stringify([
    step === undefined ? path : [subjectOf(step), path.slice(2)],
    withoutNumbers(message),
    difference === null ? null : differenceShape(difference),
  ]);
}

function subjectOf(step: Step): readonly unknown[] {
  switch (step.do) {
    case 'send':
      return [step.do, step.phone, step.actor, step.event.type];
    case 'expect':
      return [step.do, step.phone, step.actor];
    case 'http.override':
      return [step.do, step.phone, step.match];
    case 'bridge.reply':
      return [step.do, step.phone, step.call];
    default:
      return [step.do];
  }
}

/** Counts and ids in words differ when other steps are left out. */
function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#');
}

function differenceShape(difference: Difference): readonly unknown[] {
  const got = 'gotMessage' in difference ? difference.gotMessage : shapeOf(difference.got);
  return [difference.expected, got];
}

/** A value whose lists and texts inside may differ: an object by its fields, a list by being one. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isJsonObject(value) ? Object.keys(value).sort() : value;
}
