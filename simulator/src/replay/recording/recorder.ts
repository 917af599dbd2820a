import type { Clock } from '@cangkir/core';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { BackendState } from '../../backend/state.ts';
import { type Action, STEP } from '../../scenario/scenario.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { codeAtStart, namesAtStart, remarksAtStart, seenAtStart } from './at-start.ts';
import { createDisguise } from './disguise.ts';
import { jsonOf } from './json-of.ts';
import type { Pace } from './pace.ts';
import { createDraft, type ScenarioDraft } from './scenario-draft.ts';
import { expectationsOf, type Seen, type StorySights, seenOf } from './seen.ts';
import { shortest } from './shortest.ts';
import { startingFile } from './starting-file.ts';
import type { StartingPoint } from './starting-point.types.ts';
import { differenceOf } from './state-difference.ts';
import { type Entry, stepsOf } from './time-line.ts';
import { isTypedOver } from './typing.ts';

/** How many inputs a story may have: beyond it nobody reads it, and it only takes room. */
export const MOST_INPUTS = 1000;

/** Something that was done, as a step says it. Events are told by `sent`, and time by the clock. */
export type RecordedAction = Exclude<
  Action,
  { readonly do: 'send' | 'advance' | 'advance.to' | 'tap' }
>;

/** A session that was recorded. */
export interface Story {
  readonly draft: ScenarioDraft;
  /** What happened and is not told, in words for the person who recorded it. */
  readonly remarks: readonly string[];
}

/** Writes down a live session as it goes. What is told to it has just happened. */
export interface Recorder {
  /** A page was loaded, whoever asked for it. */
  loaded(): void;
  /** An event came to a machine from outside. */
  sent(actor: string, event: { readonly type: string }): void;
  /** Something was done that a step says: a route opened, a language chosen, an answer promised … */
  did(action: RecordedAction): void;
  /** A route was opened in a web view of its own, as a link from a chat does. */
  openedAnew(route: string): void;
  /** The backend's data changed by another hand than the page's: a person's, the till's, another phone's. */
  backendChanged(before: BackendState, after: BackendState): void;
  /** The backend sent the first phone this code. */
  smsSent(code: string): void;
  /** The clock was set to a later moment than it would have come to by itself. */
  clockSet(): void;
  /** All has settled that needs no time to pass; this is what is seen then. */
  settled(sights: StorySights): void;
  /** Something happened that no step can say: the story tells it to people. */
  cannotTell(words: string): void;
  /** How many inputs there are so far. */
  inputs(): number;
  /**
   * The story so far.
   *
   * @param until The moment after which nothing is done in it any more, such as that of a line of the log; left
   *   out: now. Milliseconds since the epoch.
   */
  story(title: string, until?: number): Story;
}

export interface RecorderOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly start: StartingPoint;
  /** What the backend knows now: to look at. */
  backend(): BackendState;
  readonly pace: Pace;
  /** How far the story has come: milliseconds since the epoch. It goes on where the clock’s moment stands still. */
  time(): number;
}

interface Remark {
  readonly at: number;
  readonly words: string;
}

/** An entry, and the moment on the clock at which it was written: its own time may be later. */
interface Noted {
  readonly moment: number;
  readonly entry: Entry;
}

/** What was done last, and what was known before it. */
interface LastInput {
  readonly step: JsonObject;
  /** Where it stands among the entries. */
  readonly place: number;
  readonly seenBefore: Seen;
}

/** Begins to record. The page is to be loaded at the starting point's route now. */
export function createRecorder({ clock, start, backend, pace, time }: RecorderOptions): Recorder {
  const disguise = createDisguise({
    fixture: FIXTURES[start.fixture].create(start.backend.startedAt),
    start: start.backend,
    now: backend,
    names: namesAtStart(start),
  });
  const beginning = startingFile(start, disguise);
  const code = codeAtStart(start);
  if (code !== null) disguise.smsSent(code);
  const entries: Noted[] = [];
  const remarks: Remark[] = [];
  let inputs = 0;
  let lastInput: LastInput | null = null;
  let last = seenAtStart(start);

  function remark(words: string): void {
    remarks.push({ at: clock.now(), words });
  }

  /**
   * @param what It is called so where it can't be written.
   * @param before What the backend knew before, where the step is what changed it.
   */
  function write(step: object, what: string, before?: BackendState): void {
    const json = jsonOf(step);
    if (json === null) remark(`${what} holds something that is not JSON: left out.`);
    else if (disguise.holdsToken(json)) remark(`${what} holds a token: left out.`);
    else add(shortest(STEP, disguise.of(json, before)));
  }

  function add(step: JsonObject): void {
    if (lastInput !== null && isTypedOver(lastInput.step, step)) takeBack(lastInput);
    inputs += 1;
    lastInput = { step, place: entries.length, seenBefore: last };
    note({ kind: 'input', at: time(), step });
  }

  /** What came of letters is seen when the last one is typed. */
  function takeBack({ place, seenBefore }: LastInput): void {
    inputs -= 1;
    entries.length = place;
    last = seenBefore;
  }

  function note(entry: Entry): void {
    if (inputs <= MOST_INPUTS) entries.push({ moment: clock.now(), entry });
  }

  /** How long after the end of the story what came of its last input may be seen. */
  function patienceOf({ kind }: Entry): number {
    return kind === 'load' || kind === 'sight' ? pace.atOnce : 0;
  }

  function did(action: RecordedAction, before?: BackendState): void {
    write(action, `The step “${action.do}”`, before);
  }

  return {
    loaded() {
      // What the page before showed, this one shows anew.
      last = { ...last, actors: {} };
      lastInput = null;
      note({ kind: 'load', at: time() });
    },
    sent: (actor, event) =>
      write({ do: 'send', actor, event }, `The event ${event.type} of “${actor}”`),
    did: (action) => did(action),
    openedAnew(route) {
      did({ do: 'open', route });
      did({ do: 'reload' });
    },
    backendChanged(before, after) {
      const { sessions, smsCodes, keptAnswers } = before;
      const { set, remove } = differenceOf(before, { ...after, sessions, smsCodes, keptAnswers });
      if (Object.keys(set).length + remove.length === 0) return;
      did({ do: 'backend.change', set: { ...set }, remove: [...remove] }, before);
    },
    smsSent: disguise.smsSent,
    clockSet() {
      inputs += 1;
      lastInput = null;
      note({ kind: 'clock', at: time() });
      remark(
        'The clock was set forward: in the scenario that time passes, and what is due in it comes.',
      );
    },
    settled(sights) {
      const seen = seenOf(sights);
      const steps = expectationsOf(seen, last).map((step) => disguise.of(step));
      last = seen;
      if (steps.length > 0) note({ kind: 'sight', at: time(), steps });
    },
    cannotTell: remark,
    inputs: () => inputs,
    story(title, until = Number.POSITIVE_INFINITY) {
      const told = entries
        .filter(({ moment, entry }) => moment <= until + patienceOf(entry))
        .map(({ entry }) => entry);
      const steps = stepsOf(told, start.at, pace);
      const arrived = disguise.of({ do: 'expect', route: start.route });
      return {
        draft: createDraft(title, beginning(), steps.length === 0 ? [arrived] : steps),
        remarks: [
          ...remarksAtStart(start),
          ...remarks.filter(({ at }) => at <= until).map(({ words }) => words),
          ...(inputs > MOST_INPUTS ? [`Only the first ${MOST_INPUTS} inputs are told.`] : []),
        ],
      };
    },
  };
}
