import { type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { phoneOf } from '../scenario/phones-of.ts';
import { fillKnown, hasRunTimePlaceholder } from '../scenario/placeholders.ts';
import { type Expectation, type Scenario, STEP, type Step } from '../scenario/scenario.ts';
import { stepWords } from '../scenario/step-words.ts';
import type { PhoneName } from '../settings/settings.ts';
import { maskText, maskValue } from '../shared/mask-text.ts';
import { compare } from './compare.ts';
import { screenText } from './compare-screen.ts';
import type { Difference } from './difference.ts';
import { type Driver, type Refusal, type Stage, StageError } from './driver.ts';

/** The result of a step. Steps after a failure are not tried. */
export interface StepResult {
  /** Counted from 1. */
  readonly number: number;
  readonly words: string;
  readonly status: 'ok' | 'failed' | 'notRun';
  /** What it expects and was not checked: machines alone have no screen. */
  readonly unchecked?: 'screen';
}

/** Why a scenario failed. Masked, for it is shown. */
export interface Failure {
  /** Counted from 1. Null if it is not about a step. */
  readonly step: number | null;
  /** Where the step is about the second phone. */
  readonly phone?: 2;
  /** A JSON Pointer into the scenario's file. */
  readonly pointer: string;
  readonly words: string;
  /** The difference, if the failure is that of an expectation. */
  readonly difference: Difference | null;
  /** The last input before it: where to look first. */
  readonly lastInput: Pick<StepResult, 'number' | 'words'> | null;
}

/** The result of a scenario. The same file always gives the same result. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly passed: boolean;
  readonly steps: readonly StepResult[];
  readonly failures: readonly Failure[];
}

export interface RunOptions {
  /** Whether an expectation that fails is not the end: it has no effect on the steps after it. */
  readonly continueAfterMismatch?: boolean;
  /** Called when the scenario has failed, while its stage is still as it was then. */
  readonly onFailure?: (result: ScenarioResult) => Promise<void>;
}

/** Runs a scenario on a driver, up to its first failure. */
export async function runScenario(
  scenario: Scenario,
  driver: Driver,
  options: RunOptions = {},
): Promise<ScenarioResult> {
  const run = await beginRun(scenario, driver, options);
  try {
    while (!run.isOver()) await run.step();
    const result = run.result();
    if (!result.passed) await options.onFailure?.(result);
    return result;
  } finally {
    await run.close();
  }
}

/** A scenario that runs step by step. */
export interface ScenarioRun {
  /** How many steps are done. */
  done(): number;
  /** How many steps were run: one more than are done where the last one failed. */
  stepsRun(): number;
  /** Whether the last step is done, or one failed. */
  isOver(): boolean;
  step(): Promise<void>;
  /** Runs steps that passed before, until so many are done. Does not check their expectations again. */
  repeat(count: number): Promise<void>;
  /** Undoes the last step if it was an expectation: it changed nothing. False if it was an input. */
  takeBack(): boolean;
  /** Observes one thing. Rejects with {@link StageError} if there is no stage. */
  readonly observe: Stage['observe'];
  /** The result so far. It has passed only if the run is over without a failure. */
  result(): ScenarioResult;
  /** The screen as text, of the phone of the step that failed. Null where there is none. Masked, for it is shown. */
  screen(): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens a scenario on a driver. If the driver can't set it up, the run is over with that failure. */
export async function beginRun(
  scenario: Scenario,
  driver: Driver,
  { continueAfterMismatch = false }: RunOptions = {},
): Promise<ScenarioRun> {
  const stage = await setStage(scenario, driver);
  const { steps } = scenario;
  const setUp = 'words' in stage ? [refused(null, '', stage)] : [];
  const hasScreen = 'words' in stage || stage.hasScreen;
  let progress: RunProgress = { done: 0, isStopped: setUp.length > 0, failures: setUp };
  /** The progress before each step that was run. */
  const earlier: RunProgress[] = [];

  const isOver = () => progress.isStopped || progress.done === steps.length;

  async function runNext(): Promise<void> {
    const step = steps[progress.done];
    if (step === undefined || 'words' in stage) return;
    const found = await runStep(step, progress.done, stage);
    const isMismatch = found.every(({ difference }) => difference !== null);
    const isStopped = found.length > 0 && !(continueAfterMismatch && isMismatch);
    const done = isStopped ? progress.done : progress.done + 1;
    const unused =
      done === steps.length ? unusedReplies(scenario, await stage.observe('unusedReplies')) : [];
    earlier.push(progress);
    progress = { done, isStopped, failures: [...progress.failures, ...found, ...unused] };
  }

  return {
    done: () => progress.done,
    stepsRun: () => earlier.length,
    isOver,
    step: runNext,
    async repeat(count) {
      while (progress.done < count && !isOver()) {
        if (steps[progress.done]?.do === 'expect') {
          earlier.push(progress);
          progress = { ...progress, done: progress.done + 1 };
        } else await runNext();
      }
    },
    takeBack() {
      const before = earlier.at(-1);
      if (before === undefined || steps[before.done]?.do !== 'expect') return false;
      earlier.pop();
      progress = before;
      return true;
    },
    async observe(name) {
      if ('words' in stage) throw new StageError(stage);
      return stage.observe(name);
    },
    result: () => resultOf(scenario, progress, hasScreen),
    async screen() {
      const phone = phoneAt(scenario, progress.done);
      const screen = 'words' in stage ? null : await stage.observe('screen', phone);
      return screen === null ? null : maskText(screenText(screen));
    },
    async close() {
      if (!('words' in stage)) await stage.close();
    },
  };
}

async function setStage(scenario: Scenario, driver: Driver): Promise<Stage | Refusal> {
  try {
    return await driver.open(scenario);
  } catch (error) {
    if (error instanceof StageError) return error.refusal;
    throw error;
  }
}

function resultOf(scenario: Scenario, progress: RunProgress, hasScreen: boolean): ScenarioResult {
  const steps = scenario.steps.map(
    (step, index): StepResult => ({
      number: index + 1,
      words: maskText(stepWords(step)),
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
      words: maskText(found.words),
      lastInput: lastInputBefore(progress.done, scenario, steps),
    }),
  );
  const { id, title } = scenario;
  const passed = failures.length === 0 && progress.done === steps.length;
  return { id, title, passed, steps, failures };
}

/** The phone of a step by its index; the first, if there is no such step. */
function phoneAt({ steps }: Scenario, index: number): PhoneName {
  const step = steps[index];
  return step === undefined ? 'first' : phoneOf(step);
}

function expectsScreen(step: Step): boolean {
  return step.do === 'expect' && step.screen !== undefined;
}

/** A failure without what the scenario says of it. */
type Found = Omit<Failure, 'phone' | 'lastInput'>;

interface RunProgress {
  /** How many steps are done. */
  readonly done: number;
  readonly isStopped: boolean;
  readonly failures: readonly Found[];
}

async function runStep(step: Step, index: number, stage: Stage): Promise<readonly Found[]> {
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
  const filled = await fill(step, stage);
  if (!filled.ok) return [refused(index + 1, pointer, { pointer: '', words: filled.failure })];
  if (filled.value.do === 'expect') return look(filled.value, index, stage);
  const refusal = await stage.perform(filled.value, pointer);
  return refusal === null ? [] : [refused(index + 1, pointer, refusal)];
}

/** The step with values that are only known now, such as the code of an SMS. */
async function fill(step: Step, stage: Stage): Promise<Result<Step, string>> {
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
    words: 'Not as expected.',
    difference: maskDifference(pointer, difference),
  }));
}

function maskDifference(pointer: string, difference: Difference): Difference {
  const key = pointer.split(/\/|~1/).at(-1) ?? '';
  const expected = maskValue(difference.expected, key);
  return 'gotWords' in difference
    ? { expected, gotWords: maskText(difference.gotWords) }
    : { expected, got: maskValue(asJson(difference.got), key) };
}

/** A context may hold actors: as JSON they are small, as objects they lead to all others. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

function refused(step: number | null, pointer: string, refusal: Refusal): Found {
  return {
    step,
    pointer: pointer + refusal.pointer,
    words: refusal.words,
    difference: null,
  };
}

/** Steps that only take effect if the page asks for something. */
export const PROMISES: readonly string[] = ['http.override', 'bridge.reply'];

const UNUSED_OVERRIDE = 'No request matched this override: it was never used.';

function unaskedReply({ call, nth }: Extract<Step, { readonly do: 'bridge.reply' }>): string {
  const missing = nth === undefined ? `No call of ${call} followed` : `${call} had no call ${nth}`;
  return `${missing}: this reply was never asked for.`;
}

/** Overrides and replies that were never used: the scenario is not the one that was meant. */
function unusedReplies(scenario: Scenario, pointers: readonly string[]): Found[] {
  return pointers.map((pointer) => {
    const index = /^\/steps\/(\d+)$/.exec(pointer)?.[1];
    const step = index === undefined ? undefined : scenario.steps[Number(index)];
    const words = step?.do === 'bridge.reply' ? unaskedReply(step) : UNUSED_OVERRIDE;
    return {
      step: index === undefined ? null : Number(index) + 1,
      pointer,
      words,
      difference: null,
    };
  });
}

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
  return step === undefined ? null : { number: step.number, words: step.words };
}

function isInput(step: Step): boolean {
  if (step.do === 'send') return step.ignored !== true;
  return step.do !== 'expect' && !PROMISES.includes(step.do);
}
