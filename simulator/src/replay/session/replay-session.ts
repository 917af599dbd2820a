import { createStore, type Store } from '@xstate/store';
import type { Scenario } from '../../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import type { Driver } from '../driver.ts';
import { beginRun, type ScenarioResult, type ScenarioRun } from '../run-scenario.ts';

/** What the desk shows of the story on stage. */
export interface ReplayState {
  readonly text: string;
  /** Null where there is none, or its file is not a scenario. */
  readonly scenario: Scenario | null;
  readonly problems: readonly ScenarioProblem[];
  /** What became of it so far; null where none is on stage. */
  readonly result: ScenarioResult | null;
  /** How many steps went well. */
  readonly done: number;
  readonly isOver: boolean;
  /** Steps are being taken. */
  readonly isMoving: boolean;
  /** The numbers of the steps, counted from 1, before which a run stops. */
  readonly breakpoints: readonly number[];
  /** How long a run rests between two steps: milliseconds of this machine. */
  readonly pace: number;
}

/** One story at a time, told on the desk: forward, step by step, and back. */
export interface ReplaySession {
  readonly store: Store<ReplayState, ReplayEvents, never>;
  /** Sets a file's story on stage, before its first step. Resolves with its problems. */
  load(text: string): Promise<readonly ScenarioProblem[]>;
  /** Takes steps until the end, a failure, a breakpoint, or {@link pause}; from the end on, from the beginning. */
  run(): Promise<ScenarioResult | null>;
  /** The same, up to the step with this number, counted from 1: it is not taken. */
  runTo(number: number): Promise<ScenarioResult | null>;
  step(): Promise<ScenarioResult | null>;
  /** Goes one step back: by telling the story anew up to there, because nothing can be undone. */
  back(): Promise<ScenarioResult | null>;
  pause(): void;
  /** Gives the desk back as it was before the first story. */
  leave(): Promise<void>;
}

export interface ReplayOptions {
  readonly driver: Driver;
  /** Lends the desk. Resolves with how to give it back. */
  lend(): Promise<() => Promise<void>>;
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
  done: 0,
  isOver: false,
  isMoving: false,
  breakpoints: [],
  pace: 0,
};

export function createReplaySession({ driver, lend, rest }: ReplayOptions): ReplaySession {
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
  let giveBack: (() => Promise<void>) | null = null;
  let onStage: ScenarioRun | null = null;
  let isPauseWanted = false;
  /** What is asked for waits for what is under way. */
  let turn: Promise<unknown> = Promise.resolve();

  const state = () => store.getSnapshot().context;
  const show = (change: Partial<ReplayState>) => store.trigger.changed({ change });

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const next = turn.then(act);
    turn = next.catch(() => {});
    return next;
  }

  /** Moves the story, and shows that it moves. */
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

  async function begin(scenario: Scenario): Promise<void> {
    await onStage?.close();
    giveBack ??= await lend();
    onStage = await beginRun(scenario, driver);
    showProgress();
  }

  async function beginAgain(): Promise<void> {
    const { scenario } = state();
    if (scenario !== null) await begin(scenario);
  }

  async function take(): Promise<void> {
    await onStage?.step();
    showProgress();
  }

  /** @param isEnd Tells, by how many steps went well, whether to stop before the next. */
  async function takeUntil(isEnd: (done: number) => boolean): Promise<void> {
    while (onStage !== null && !onStage.isOver() && !isPauseWanted && !isEnd(onStage.done())) {
      await take();
      if (state().pace > 0) await rest(state().pace);
    }
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
        await takeUntil((done) => done > from && state().breakpoints.includes(done + 1));
      }),
    runTo: (number) =>
      move(async () => {
        if (onStage?.isOver() === true || state().done >= number) await beginAgain();
        await takeUntil((done) => done + 1 >= number);
      }),
    step: () => move(take),
    back: () =>
      move(async () => {
        const { done, isOver, scenario } = state();
        // A step that failed is the last that was taken, and is none of those that went well.
        const target = isOver && done < (scenario?.steps.length ?? 0) ? done : done - 1;
        await beginAgain();
        while (onStage !== null && !onStage.isOver() && onStage.done() < target) await take();
      }),
    pause() {
      isPauseWanted = true;
    },
    leave: () =>
      inTurn(async () => {
        await onStage?.close();
        onStage = null;
        await giveBack?.();
        giveBack = null;
        show(NOTHING);
      }),
  };
}
