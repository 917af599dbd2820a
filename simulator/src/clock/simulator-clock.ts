import type { Clock } from '@cangkir/core';

/**
 * How time goes. - `real`: as on this machine. - `frozen`: the moment stands still, timers run on. -
 * `fast`: the moment and the timers run {@link FAST_RATE} times as fast. - `stepped`: both stand still
 * until they are moved.
 */
export const CLOCK_MODES = ['real', 'frozen', 'fast', 'stepped'] as const;

export type ClockMode = (typeof CLOCK_MODES)[number];

/** How many times faster than real time the clock of mode `fast` runs. */
export const FAST_RATE = 60;

/** The time in which the phones, the native app and the backend live. */
export interface SimulatorClock extends Clock {
  /** What its timers have counted since it was made: milliseconds. It goes on while the moment is frozen. */
  timersNow(): number;
  mode(): ClockMode;
  /** Goes on in another mode from the moment that it is; `real` goes back to this machine's time. */
  setMode(mode: ClockMode): void;
  /** Moves to a moment, milliseconds since the epoch, and stands there. No timer becomes due by it. */
  set(moment: number): void;
  /**
   * Moves a stepped clock on by `ms`, from one deadline to the next. Resolves when the last has settled.
   *
   * @param grain Rings timers at most once in so many milliseconds, those that are late together, as a
   *   browser does for a page that nobody sees; 0 rings each at its own time.
   * @throws ClockRunsError in another mode.
   */
  advance(ms: number, grain?: number): Promise<void>;
  /** Moves a stepped clock on to the next deadline. Resolves with whether there was one. */
  advanceToNext(): Promise<boolean>;
  /**
   * Sets how to wait, in real time, until what a deadline began has settled. Returns how to wait as before
   * again.
   */
  settleWith(settle: () => Promise<void>): () => void;
  /** Tells when the mode or, in one that stands still, the moment changed. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}

/** Only a clock that stands still is moved by hand. */
export class ClockRunsError extends Error {
  override readonly name = 'ClockRunsError';

  constructor(mode: ClockMode) {
    super(`The clock can't be moved: its mode is ${mode}. Set it to stepped first.`);
  }
}

interface Deadline {
  /** On the clock of the timers: milliseconds since the simulator began. */
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
 * Makes a clock upon that of the machine. The moment that it tells and the time that its timers count are
 * two things: a frozen moment must not stop them.
 */
export function createSimulatorClock(machine: Clock): SimulatorClock {
  const listeners = new Set<() => void>();
  const deadlines = new Map<number, Deadline>();
  let settle = async () => {};
  let mode: ClockMode = 'real';
  let lastId = 0;
  let alarm: unknown = null;
  let restedAt = machine.now();
  /** Where machine, timers and moment stood when the mode last changed. */
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

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function nextDeadline(): [number, Deadline] | undefined {
    return [...deadlines].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)[0];
  }

  /** One alarm of the machine's, for the deadline that comes first. */
  function setAlarm(): void {
    if (alarm !== null) machine.clearTimeout(alarm);
    alarm = null;
    const [, next] = nextDeadline() ?? [];
    if (next === undefined || RATES[mode] === 0) return;
    const wait = Math.max(0, next.due - timersNow()) / RATES[mode];
    alarm = machine.setTimeout(ring, Math.min(wait, LONGEST_WAIT));
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

  /** Moves to a deadline's own time and runs it; what it began settles before time goes on. */
  async function meet([id, { due, callback }]: [number, Deadline]): Promise<void> {
    deadlines.delete(id);
    moveBy(Math.max(0, due - timersNow()));
    callback();
    await settle();
    await rest();
  }

  /** Now and then, on a long way, the machine gets to do what else there is, and who listens hears of it. */
  async function rest(): Promise<void> {
    if (machine.now() - restedAt < REST_EVERY) return;
    restedAt = machine.now();
    tell();
    await new Promise<void>((resolve) => machine.setTimeout(resolve, 0));
  }

  /** Moves on by a grain, or as far as the next deadline where that is later, and rings what is due by then. */
  async function meetTogether(grain: number, due: number, until: number): Promise<void> {
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
      tell();
    },
    set(moment) {
      moveAnchor(timersNow(), moment);
      if (mode === 'real') mode = 'stepped';
      setAlarm();
      tell();
    },
    async advance(ms, grain = 0) {
      refuseRunning();
      restedAt = machine.now();
      await settle();
      const until = timersNow() + ms;
      for (let next = nextDeadline(); next !== undefined; next = nextDeadline()) {
        if (next[1].due > until) break;
        await (grain === 0 ? meet(next) : meetTogether(grain, next[1].due, until));
      }
      moveBy(Math.max(0, until - timersNow()));
      tell();
    },
    async advanceToNext() {
      refuseRunning();
      restedAt = machine.now();
      await settle();
      const next = nextDeadline();
      if (next !== undefined) await meet(next);
      tell();
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

/** How long the machine is kept from all else on the way from deadline to deadline: milliseconds. */
const REST_EVERY = 50;

/** What a machine's timer takes at most; what is due later is looked at again then. Milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;
