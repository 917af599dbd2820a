import { createStore, type Store } from '@xstate/store';
import type { Scenario } from '../../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import { type Driver, NO_STAGE, type Stage, StageError } from '../driver.ts';
import { beginRun, type ScenarioRun } from '../run-scenario.ts';
import type { ScenarioResult } from '../scenario-result.ts';
import { type RecordedRun, type RunWitness, recordRun } from './record-run.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Change, changesBetween } from './step-changes.ts';

/** What the desk shows of the loaded scenario. */
export interface ReplayState {
  readonly text: string;
  /** Null where there is none, or its file is not a scenario. */
  readonly scenario: Scenario | null;
  readonly problems: readonly ScenarioProblem[];
  /** The result so far; null if no scenario is loaded. */
  readonly result: ScenarioResult | null;
  /** What each step that was run changed; null where the page was gone. */
  readonly changes: readonly (readonly Change[] | null)[];
  /** The screen on which a step failed, as text; null where none failed, or there is no screen. */
  readonly failedScreen: string | null;
  /** How many steps passed. */
  readonly done: number;
  readonly isOver: boolean;
  /** Steps are being run. */
  readonly isMoving: boolean;
  /** The numbers of the steps, counted from 1, before which a run stops. */
  readonly breakpoints: readonly number[];
  /** How long a run rests between two steps: milliseconds of this machine. */
  readonly pace: number;
}

/** Runs one scenario at a time on the desk: forward, step by step, and back. */
export interface ReplaySession {
  readonly store: Store<ReplayState, ReplayEvents, never>;
  /** Loads a file's scenario, and stops before its first step. Resolves with the file's problems. */
  load(text: string): Promise<readonly ScenarioProblem[]>;
  /** Runs until the end, a failure, a breakpoint, or {@link pause}. At the end, it starts again. */
  run(): Promise<ScenarioResult | null>;
  /** The same, up to but without the step with this number, counted from 1. */
  runTo(number: number): Promise<ScenarioResult | null>;
  step(): Promise<ScenarioResult | null>;
  /**
   * Goes one step back. An expectation is undone as it is; for an input the scenario runs again up to there,
   * because running machines can't be restored.
   */
  back(): Promise<ScenarioResult | null>;
  pause(): void;
  /** Runs the scenario from its start to its end. Resolves with what happened; null if none is loaded. */
  record(witness: RunWitness): Promise<RecordedRun | null>;
  /** Observes one thing. Rejects with {@link StageError} if there is no stage. */
  readonly observe: Stage['observe'];
  /** Restores the desk as it was before the first scenario. */
  leave(): Promise<void>;
}

export interface ReplayOptions {
  readonly driver: Driver;
  /** Resolves with the function that restores the desk. */
  lockDesk(): Promise<() => Promise<void>>;
  /** Waits, in the time of this machine. */
  rest(ms: number): Promise<void>;
}

type ReplayEvents = {
  changed: { readonly change: Partial<ReplayState> };
  breakpointToggled: { readonly number: number };
};

const NOTHING: ReplayState = {
  text: '',
  scenario: null,
  problems: [],
  result: null,
  changes: [],
  failedScreen: null,
  done: 0,
  isOver: false,
  isMoving: false,
  breakpoints: [],
  pace: 0,
};

export function createReplaySession({ driver, lockDesk, rest }: ReplayOptions): ReplaySession {
  const store: ReplaySession['store'] = createStore({
    context: NOTHING,
    on: {
      changed: (state: ReplayState, { change }: ReplayEvents['changed']) => ({
        ...state,
        ...change,
      }),
      breakpointToggled: (state: ReplayState, { number }: ReplayEvents['breakpointToggled']) => ({
        ...state,
        breakpoints: state.breakpoints.includes(number)
          ? state.breakpoints.filter((other) => other !== number)
          : [...state.breakpoints, number].sort((one, other) => one - other),
      }),
    },
  });
  let restoreDesk: (() => Promise<void>) | null = null;
  let onStage: ScenarioRun | null = null;
  let isPauseWanted = false;
  /** What was observed when the stage was set, and after each step since. */
  let snapshots: readonly (Snapshot | null)[] = [];
  /** Each request waits for the one before. */
  let turn: Promise<unknown> = Promise.resolve();

  const state = () => store.getSnapshot().context;
  const show = (change: Partial<ReplayState>) => store.trigger.changed({ change });

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const next = turn.then(act);
    turn = next.catch(() => {});
    return next;
  }

  /** Runs steps, and shows that they run. */
  function move(act: () => Promise<void>): Promise<ScenarioResult | null> {
    return inTurn(async () => {
      if (state().scenario === null) return null;
      isPauseWanted = false;
      show({ isMoving: true });
      try {
        await act();
      } finally {
        show({ isMoving: false });
      }
      return state().result;
    });
  }

  function showProgress(): void {
    if (onStage === null) return;
    show({ result: onStage.result(), done: onStage.done(), isOver: onStage.isOver() });
  }

  /** Null if there is no stage, or its page is gone. */
  async function snapshot(): Promise<Snapshot | null> {
    return onStage === null ? null : takeSnapshot(onStage.observe).catch(() => null);
  }

  async function setStage(scenario: Scenario): Promise<void> {
    await onStage?.close();
    restoreDesk ??= await lockDesk();
    onStage = await beginRun(scenario, driver);
  }

  async function begin(scenario: Scenario): Promise<void> {
    await setStage(scenario);
    snapshots = [await snapshot()];
    show({ changes: [], failedScreen: null });
    showProgress();
  }

  async function beginAgain(): Promise<void> {
    const { scenario } = state();
    if (scenario !== null) await begin(scenario);
  }

  async function runStep(): Promise<void> {
    const count = onStage?.stepsRun() ?? 0;
    await onStage?.step();
    if (onStage?.stepsRun() === count) return;
    const before = snapshots[count] ?? null;
    const after = await snapshot();
    snapshots = [...snapshots, after];
    const changes = before === null || after === null ? null : changesBetween(before, after);
    show({ changes: [...state().changes, changes] });
    showProgress();
    const hasFailed = (state().result?.failures.length ?? 0) > 0;
    // Null, too, if the page is gone: there is no screen to keep then.
    if (hasFailed) show({ failedScreen: (await onStage?.screen().catch(() => null)) ?? null });
  }

  /** @param isEnd Whether to stop after this many steps have passed. */
  async function runUntil(isEnd: (done: number) => boolean): Promise<void> {
    while (onStage !== null && !onStage.isOver() && !isPauseWanted && !isEnd(onStage.done())) {
      await runStep();
      if (state().pace > 0) await rest(state().pace);
    }
  }

  /** Goes back to where so many steps were done. */
  async function goBackTo(count: number): Promise<void> {
    const { scenario, changes } = state();
    if (onStage === null || scenario === null) return;
    const [last, now] = [snapshots.at(-1), await snapshot()];
    // What the person did between the steps is undone by another run alone.
    const isUntouched = now !== null && now.all === last?.all;
    while (isUntouched && onStage.stepsRun() > count) if (!onStage.takeBack()) break;
    if (onStage.stepsRun() > count) {
      await setStage(scenario);
      await onStage.repeat(count);
    }
    snapshots = [...snapshots.slice(0, count), await snapshot()];
    show({ changes: changes.slice(0, count), failedScreen: null });
    showProgress();
  }

  return {
    store,
    load: (text) =>
      inTurn(async () => {
        const read = readScenario(text);
        if (!read.ok) {
          show({ text, scenario: null, problems: read.failure, result: null, done: 0 });
          return read.failure;
        }
        show({ text, scenario: read.value, problems: [], breakpoints: [], isMoving: true });
        try {
          await begin(read.value);
        } finally {
          show({ isMoving: false });
        }
        return [];
      }),
    run: () =>
      move(async () => {
        if (onStage?.isOver() === true) await beginAgain();
        const from = state().done;
        // Where it stopped before, it goes on.
        await runUntil((done) => done > from && state().breakpoints.includes(done + 1));
      }),
    runTo: (number) =>
      move(async () => {
        if ((onStage?.stepsRun() ?? 0) >= number) return goBackTo(number - 1);
        if (onStage?.isOver() === true) await beginAgain();
        await runUntil((done) => done + 1 >= number);
      }),
    step: () => move(runStep),
    back: () => move(() => goBackTo(Math.max(0, (onStage?.stepsRun() ?? 0) - 1))),
    pause() {
      isPauseWanted = true;
    },
    record: (witness) => {
      let recorded: RecordedRun | null = null;
      return move(async () => {
        await beginAgain();
        const { scenario } = state();
        if (onStage === null || scenario === null) return;
        const { isOver, observe: observeOne } = onStage;
        const run = { isOver, observe: observeOne, step: runStep };
        const records = await recordRun(scenario, run, witness);
        recorded = { result: onStage.result(), records };
      }).then(() => recorded);
    },
    async observe(name, phone) {
      if (onStage === null) throw new StageError({ pointer: '', message: NO_STAGE });
      return onStage.observe(name, phone);
    },
    leave: () =>
      inTurn(async () => {
        await onStage?.close();
        onStage = null;
        await restoreDesk?.();
        restoreDesk = null;
        show(NOTHING);
      }),
  };
}
