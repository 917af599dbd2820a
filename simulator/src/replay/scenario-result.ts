import { phoneOf } from '../scenario/phones-of.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Step } from '../scenario/step.ts';
import { stepLabel } from '../scenario/step-label.ts';
import type { PhoneName } from '../settings/settings.ts';
import { maskText } from '../shared/mask-text.ts';
import type { Difference } from './difference.ts';

/** The result of a step. Steps after a failure are not tried. */
export interface StepResult {
  /** Counted from 1. */
  readonly number: number;
  readonly label: string;
  readonly status: 'ok' | 'failed' | 'notRun';
  /** What it expects and was not checked: machines alone have no screen. */
  readonly unchecked?: 'screen';
}

/** Why a scenario failed. Masked, for it is shown; but for the pointer, which has to lead to its place. */
export interface Failure {
  /** Counted from 1. Null if it is not about a step. */
  readonly step: number | null;
  /** Where the step is about the second phone. */
  readonly phone?: 2;
  /** A JSON Pointer into the scenario's file. */
  readonly pointer: string;
  readonly message: string;
  /** The difference, if the failure is that of an expectation. */
  readonly difference: Difference | null;
  /** The product or its backend failed, whatever the scenario says. */
  readonly isCrash?: true;
  /** The last input before it: where to look first. */
  readonly lastInput: Pick<StepResult, 'number' | 'label'> | null;
}

/** The result of a scenario, masked. The same file always gives the same result. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly passed: boolean;
  readonly steps: readonly StepResult[];
  readonly failures: readonly Failure[];
}

/** A failure without what the scenario says of it. */
export type Found = Omit<Failure, 'phone' | 'lastInput'>;

export interface RunProgress {
  /** How many steps are done. */
  readonly done: number;
  readonly isStopped: boolean;
  readonly failures: readonly Found[];
}

/** The result so far. It has passed only if all steps are done without a failure. */
export function resultOf(
  scenario: Scenario,
  progress: RunProgress,
  hasScreen: boolean,
): ScenarioResult {
  const steps = scenario.steps.map(
    (step, index): StepResult => ({
      number: index + 1,
      label: maskText(stepLabel(step)),
      status: statusOf(index, progress),
      ...(hasScreen || !expectsScreen(step) ? {} : { unchecked: 'screen' }),
    }),
  );
  const failures = progress.failures.map(
    (found): Failure => ({
      ...found,
      ...(found.step !== null && phoneAt(scenario, found.step - 1) === 'second'
        ? { phone: 2 }
        : {}),
      message: maskText(found.message),
      lastInput: lastInputBefore(progress.done, scenario, steps),
    }),
  );
  const title = maskText(scenario.title);
  const passed = failures.length === 0 && progress.done === steps.length;
  return { id: scenario.id, title, passed, steps, failures };
}

/** The phone of a step by its index; the first, if there is no such step. */
export function phoneAt({ steps }: Scenario, index: number): PhoneName {
  const step = steps[index];
  return step === undefined ? 'first' : phoneOf(step);
}

function expectsScreen(step: Step): boolean {
  return step.do === 'expect' && step.screen !== undefined;
}

/** Steps that only take effect if the page asks for something. */
export const OVERRIDES: readonly string[] = ['http.override', 'bridge.reply'];

function statusOf(index: number, { done, failures }: RunProgress): StepResult['status'] {
  if (failures.some(({ step }) => step === index + 1)) return 'failed';
  return index < done ? 'ok' : 'notRun';
}

function lastInputBefore(
  done: number,
  scenario: Scenario,
  steps: readonly StepResult[],
): Failure['lastInput'] {
  const index = scenario.steps.slice(0, done).findLastIndex(isInput);
  const step = steps[index];
  return step === undefined ? null : { number: step.number, label: step.label };
}

function isInput(step: Step): boolean {
  if (step.do === 'send') return step.ignored !== true;
  return step.do !== 'expect' && !OVERRIDES.includes(step.do);
}
