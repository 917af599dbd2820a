import type { Scenario } from '../scenario/scenario.ts';
import { maskText } from '../shared/mask-text.ts';
import { screenText } from './compare-screen.ts';
import { type Driver, type Stage, StageError } from './driver.ts';
import { setStage } from './on-stage.ts';
import { refused, runStep, unusedOverrides } from './run-step.ts';
import { phoneAt, type RunProgress, resultOf, type ScenarioResult } from './scenario-result.ts';

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
  const setUp = 'message' in stage ? [refused(null, '', stage)] : [];
  const hasScreen = 'message' in stage || stage.hasScreen;
  let progress: RunProgress = { done: 0, isStopped: setUp.length > 0, failures: setUp };
  /** The progress before each step that was run. */
  const earlier: RunProgress[] = [];

  const isOver = () => progress.isStopped || progress.done === steps.length;

  async function runNext(): Promise<void> {
    const step = steps[progress.done];
    if (step === undefined || 'message' in stage) return;
    const found = await runStep(step, progress.done, stage);
    const isMismatch = found.every(({ difference }) => difference !== null);
    const isStopped = found.length > 0 && !(continueAfterMismatch && isMismatch);
    const done = isStopped ? progress.done : progress.done + 1;
    const unused =
      done === steps.length
        ? unusedOverrides(scenario, await stage.observe('unusedOverrides'))
        : [];
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
    async observe(name, phone) {
      if ('message' in stage) throw new StageError(stage);
      return stage.observe(name, phone);
    },
    result: () => resultOf(scenario, progress, hasScreen),
    async screen() {
      const phone = phoneAt(scenario, progress.done);
      const screen = 'message' in stage ? null : await stage.observe('screen', phone);
      return screen === null ? null : maskText(screenText(screen));
    },
    async close() {
      if (!('message' in stage)) await stage.close();
    },
  };
}
