import type { Clock } from '@cangkir/core';

/**
 * How time passes.
 * - `real`: as on this machine.
 * - `frozen`: the moment stands still, timers run.
 * - `fast`: the moment and the timers run {@link FAST_RATE} times as fast.
 * - `stepped`: both stand still until moved by hand.
 */
export const CLOCK_MODES = ['real', 'frozen', 'fast', 'stepped'] as const;

export type ClockMode = (typeof CLOCK_MODES)[number];

/** The speed of mode `fast`, relative to real time. */
export const FAST_RATE = 60;

/** The shared clock of the phones, the native app and the backend. */
export interface SimulatorClock extends Clock {
  /** The time that its timers have counted: milliseconds. It runs on while the moment is frozen. */
  timersNow(): number;
  mode(): ClockMode;
  /** Changes the mode at the current moment; `real` returns to this machine's time. */
  setMode(mode: ClockMode): void;
  /** Sets the moment, in milliseconds since the epoch, and stops there. Runs no timer. */
  set(moment: number): void;
  /**
   * Advances a stepped clock by `ms`, from timer to timer. Resolves when the last has settled.
   *
   * @param grain Runs timers at most once in so many milliseconds, late ones together, as a browser does for a hidden
   * page; 0 runs each at its own time.
   * @throws ClockRunsError in another mode.
   */
  advance(ms: number, grain?: number): Promise<void>;
  /** Advances a stepped clock to the next timer. Resolves with whether there was one. */
  advanceToNext(): Promise<boolean>;
  /**
   * Sets how to wait, in real time, until a timer's effects have settled. Returns the function that restores the
   * previous way.
   */
  settleWith(settle: () => Promise<void>): () => void;
  /** Calls back when the mode changes or, on a stopped clock, the moment. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}

/** Only a stopped clock can be moved by hand. */
export class ClockRunsError extends Error {
  override readonly name = 'ClockRunsError';

  constructor(mode: ClockMode) {
    super(`The clock can't be moved: its mode is ${mode}. Set it to stepped first.`);
  }
}

interface Deadline {
  /** On the timers' clock: milliseconds since the simulator started. */
  readonly due: number;
  readonly callback: () => void;
}

const RATES: Readonly<Record<ClockMode, number>> = {
  real: 1,
  frozen: 1,
  fast: FAST_RATE,
  stepped: 0,
};

/**
 * Creates a clock based on the machine's. The moment and the timers' time are separate: a frozen moment must not stop
 * timers.
 */
export function createSimulatorClock(machine: Clock): SimulatorClock {
  const listeners = new Set<() => void>();
  const deadlines = new Map<number, Deadline>();
  let settle = async () => {};
  let mode: ClockMode = 'real';
  let lastId = 0;
  let alarm: unknown = null;
  let restedAt = machine.now();
  /** Machine time, timer time and moment at the last change of mode. */
  let anchor = { machine: machine.now(), timers: 0, moment: machine.now() };

  function elapsed(): number {
    return (machine.now() - anchor.machine) * RATES[mode];
  }

  const timersNow = () => anchor.timers + elapsed();

  function momentNow(): number {
    if (mode === 'real') return machine.now();
    return mode === 'frozen' ? anchor.moment : Math.floor(anchor.moment + elapsed());
  }

  function moveAnchor(timers: number, moment: number): void {
    anchor = { machine: machine.now(), timers, moment };
  }

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }

  /** The earliest; of several, the one that was set first. */
  function nextDeadline(): [number, Deadline] | undefined {
    let next: [number, Deadline] | undefined;
    for (const entry of deadlines) {
      if (next === undefined || entry[1].due < next[1].due) next = entry;
    }
    return next;
  }

  /** Sets one timer of the machine, for the earliest timer. */
  function setAlarm(): void {
    if (alarm !== null) machine.clearTimeout(alarm);
    alarm = null;
    const [, next] = nextDeadline() ?? [];
    if (next === undefined || RATES[mode] === 0) return;
    const wait = Math.max(0, next.due - timersNow()) / RATES[mode];
    alarm = machine.setTimeout(ring, Math.min(wait, MAX_TIMER_DELAY_MS));
  }

  function ring(): void {
    alarm = null;
    const now = timersNow();
    for (let next = nextDeadline(); next !== undefined; next = nextDeadline()) {
      const [id, { due, callback }] = next;
      if (due > now) break;
      deadlines.delete(id);
      callback();
    }
    setAlarm();
  }

  function refuseRunning(): void {
    if (mode !== 'stepped') throw new ClockRunsError(mode);
  }

  /** Moves to a timer's own time and runs it. Its effects settle before time moves on. */
  async function runTimer([id, { due, callback }]: [number, Deadline]): Promise<void> {
    deadlines.delete(id);
    moveBy(Math.max(0, due - timersNow()));
    callback();
    await settle();
    await rest();
  }

  /** Yields to the machine now and then during a long advance, and notifies listeners. */
  async function rest(): Promise<void> {
    if (machine.now() - restedAt < YIELD_INTERVAL_MS) return;
    restedAt = machine.now();
    notify();
    await new Promise<void>((resolve) => machine.setTimeout(resolve, 0));
  }

  /** Advances by a grain, or to the next timer if that is later, and runs what is due by then. */
  async function runTogether(grain: number, due: number, until: number): Promise<void> {
    const now = timersNow();
    moveBy(Math.min(until, Math.max(due, now + grain)) - now);
    ring();
    await settle();
  }

  function moveBy(ms: number): void {
    moveAnchor(timersNow() + ms, momentNow() + ms);
  }

  return {
    now: momentNow,
    timersNow,
    setTimeout(callback, ms) {
      lastId += 1;
      deadlines.set(lastId, { due: timersNow() + ms, callback });
      setAlarm();
      return lastId;
    },
    clearTimeout(id) {
      if (typeof id === 'number' && deadlines.delete(id)) setAlarm();
    },
    mode: () => mode,
    setMode(next) {
      moveAnchor(timersNow(), momentNow());
      mode = next;
      setAlarm();
      notify();
    },
    set(moment) {
      moveAnchor(timersNow(), moment);
      if (mode === 'real') mode = 'stepped';
      setAlarm();
      notify();
    },
    async advance(ms, grain = 0) {
      refuseRunning();
      restedAt = machine.now();
      await settle();
      const until = timersNow() + ms;
      for (let next = nextDeadline(); next !== undefined; next = nextDeadline()) {
        if (next[1].due > until) break;
        await (grain === 0 ? runTimer(next) : runTogether(grain, next[1].due, until));
      }
      moveBy(Math.max(0, until - timersNow()));
      notify();
    },
    async advanceToNext() {
      refuseRunning();
      restedAt = machine.now();
      await settle();
      const next = nextDeadline();
      if (next !== undefined) await runTimer(next);
      notify();
      return next !== undefined;
    },
    settleWith(next) {
      const before = settle;
      settle = next;
      return () => {
        settle = before;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The maximum time between two yields during an advance. */
const YIELD_INTERVAL_MS = 50;

/** The maximum delay of a machine's timer. Later timers are set again then. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;
