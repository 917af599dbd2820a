import type { Clock } from '@cangkir/core';
import { FIXTURES } from '../../backend/fixtures.ts';
import { type BackendState, SECRET_PARTS } from '../../backend/state.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import type { RecordedAction } from './actions.ts';
import { createAnonymizer } from './anonymize.ts';
import type { StartingPoint } from './capture-start.ts';
import { createDraft, type ScenarioDraft } from './draft.ts';
import { type Expectable, expectableOf, expectationsOf, type Observation } from './expectations.ts';
import { differenceOf } from './json-difference.ts';
import { continuesTyping, toJson } from './recorded-step.ts';
import { type Entry, type Precision, stepsOf } from './timeline.ts';
import { stepWithoutDefaults } from './without-defaults.ts';
import {
  expectableAtStart,
  namesAtStart,
  remarksAtStart,
  smsCodeAtStart,
  writeStart,
} from './write-start.ts';

/** The maximum number of inputs of a recording. Nobody reads a longer one. */
export const MAX_INPUTS = 1000;

/** A recording as a scenario. */
export interface RecordedScenario {
  readonly draft: ScenarioDraft;
  /** What happened and is not part of the draft, in words for the person who recorded. */
  readonly remarks: readonly string[];
}

/** Keeps the inputs of a live session, and what changed after each. Every method is called as it happens. */
export interface Recorder {
  /** A page was loaded, by the person or by itself. */
  pageLoaded(): void;
  /**
   * A person sent an event to a machine.
   *
   * @param isIgnored Whether the machine's state ignores it. Default: false.
   */
  eventSent(actor: string, event: { readonly type: string }, isIgnored?: boolean): void;
  /** A person did something that is a step: opened a route, chose a language, set an answer … */
  did(action: RecordedAction): void;
  /** A route was opened in a web view of its own, as a link from a chat does. */
  webViewOpened(route: string): void;
  /** Something else than the first phone changed the backend: the desk, the till, the second phone. */
  backendChanged(before: BackendState, after: BackendState): void;
  /** The backend sent the first phone this code. */
  smsSent(code: string): void;
  /** The clock was set to a later moment. */
  clockSetForward(): void;
  /** The page has settled: this is what it shows. */
  observed(observation: Observation): void;
  /** Something happened that no step can do. */
  unsupported(words: string): void;
  /** How many inputs there are so far. */
  inputs(): number;
  /**
   * The scenario so far.
   *
   * @param until Leaves out what was done after this moment, such as that of a line of the log. Milliseconds
   *   since the epoch. Default: now.
   */
  scenario(title: string, until?: number): RecordedScenario;
}

export interface RecorderOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly start: StartingPoint;
  /** The backend's state now. It is only read. */
  backend(): BackendState;
  readonly precision: Precision;
  /** The scenario's own time: milliseconds since the epoch. It goes on where the clock's moment is frozen. */
  time(): number;
}

/** The last input, to take it back when the next one continues its typing. */
interface LastInput {
  readonly step: JsonObject;
  /** Its place among the entries. */
  readonly index: number;
  readonly before: Expectable;
}

/** Starts to record. The page is about to be loaded at the starting point's route. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { clock, start, backend, precision, time } = options;
  const anonymizer = createAnonymizer({
    fixture: FIXTURES[start.fixture].create(start.backend.startedAt),
    start: start.backend,
    state: backend,
    names: namesAtStart(start),
  });
  const { anonymize, holdsToken, smsSent } = anonymizer;
  const startOfFile = writeStart(start, anonymizer);
  const code = smsCodeAtStart(start);
  if (code !== null) smsSent(code);
  /** With the moment of the clock at which each was added: the scenario's own time may be later. */
  const entries: { readonly moment: number; readonly entry: Entry }[] = [];
  const remarks: { readonly moment: number; readonly words: string }[] = [];
  let inputs = 0;
  let lastInput: LastInput | null = null;
  let last = expectableAtStart(start);

  function unsupported(words: string): void {
    remarks.push({ moment: clock.now(), words });
  }

  function addEntry(entry: Entry): void {
    if (inputs <= MAX_INPUTS) entries.push({ moment: clock.now(), entry });
  }

  /**
   * @param name Names the step in a remark if it can't be written.
   * @param before The backend's state before the step, if the step is what changed it.
   */
  function addStep(step: object, name: string, before?: BackendState): void {
    const json = toJson(step);
    if (json === null) unsupported(`${name} holds something that is not JSON: left out.`);
    else if (holdsToken(json)) unsupported(`${name} holds a token: left out.`);
    else addInput(stepWithoutDefaults(anonymize(json, before)));
  }

  function addInput(step: JsonObject): void {
    if (lastInput !== null && continuesTyping(lastInput.step, step)) takeBack(lastInput);
    inputs += 1;
    lastInput = { step, index: entries.length, before: last };
    addEntry({ kind: 'input', at: time(), step });
  }

  function takeBack({ index, before }: LastInput): void {
    inputs -= 1;
    entries.length = index;
    last = before;
  }

  function did(action: RecordedAction, before?: BackendState): void {
    addStep(action, `The step “${action.do}”`, before);
  }

  /** Whether an entry belongs to the scenario that ends at a moment: its input may take effect a little later. */
  function isUntil(moment: number, kind: Entry['kind'], until: number): boolean {
    const isEffect = kind === 'load' || kind === 'observation';
    return moment <= until + (isEffect ? precision.instant : 0);
  }

  function steps(until: number): readonly JsonObject[] {
    const kept = entries.filter(({ moment, entry }) => isUntil(moment, entry.kind, until));
    const written = stepsOf(
      kept.map(({ entry }) => entry),
      start.at,
      precision,
    );
    // A scenario needs a step.
    return written.length > 0 ? written : [anonymize({ do: 'expect', route: start.route })];
  }

  return {
    pageLoaded() {
      // The new page shows everything again.
      last = { ...last, actors: {} };
      lastInput = null;
      addEntry({ kind: 'load', at: time() });
    },
    eventSent: (actor, event, isIgnored = false) =>
      addStep(
        { do: 'send', actor, event, ...(isIgnored ? { ignored: true } : {}) },
        `The event ${event.type} of “${actor}”`,
      ),
    did: (action) => did(action),
    webViewOpened(route) {
      did({ do: 'open', route });
      did({ do: 'reload' });
    },
    backendChanged(before, after) {
      // A file holds no secrets.
      const secrets = Object.fromEntries(SECRET_PARTS.map((part) => [part, before[part]]));
      const { set, remove } = differenceOf(before, { ...after, ...secrets });
      if (Object.keys(set).length + remove.length === 0) return;
      did({ do: 'backend.change', set: { ...set }, remove: [...remove] }, before);
    },
    smsSent,
    clockSetForward() {
      inputs += 1;
      lastInput = null;
      addEntry({ kind: 'clock', at: time() });
      unsupported(
        'The clock was set forward: in the scenario that time passes, with everything that is due in it.',
      );
    },
    observed(observation) {
      const now = expectableOf(observation);
      const expectations = expectationsOf(now, last).map((step) => anonymize(step));
      last = now;
      if (expectations.length > 0) {
        addEntry({ kind: 'observation', at: time(), steps: expectations });
      }
    },
    unsupported,
    inputs: () => inputs,
    scenario(title, until = Number.POSITIVE_INFINITY) {
      return {
        draft: createDraft(title, startOfFile, steps(until)),
        remarks: [
          ...remarksAtStart(start),
          ...remarks.filter(({ moment }) => moment <= until).map(({ words }) => words),
          ...(inputs > MAX_INPUTS ? [`Only the first ${MAX_INPUTS} inputs are recorded.`] : []),
        ],
      };
    },
  };
}
