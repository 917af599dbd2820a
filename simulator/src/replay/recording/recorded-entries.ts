import type { Clock } from '@cangkir/core';
import type { PhoneName } from '../../settings/settings.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { type Expectable, type ExpectStep, expectationsOf } from './expectations.ts';
import { continuesTyping } from './recorded-step.ts';
import { type Entry, type Precision, stepsOf } from './timeline.ts';

/** The maximum number of inputs of a recording. Nobody reads a longer one. */
export const MAX_INPUTS = 1000;

/** The entries of a recording, in the order in which they happened on all its phones. */
export interface RecordedEntries {
  /** Adds a step. The next letter of what is typed takes the place of the one before. */
  addStep(step: JsonObject): void;
  /** Adds a place for steps that are known later. */
  addPlace(steps: readonly JsonObject[]): void;
  /** Adds a clock that was set to a later moment. */
  addClock(): void;
  /** Adds a phone, of which so much is known before its page has loaded. */
  addPhone(phone: PhoneName, known: Expectable): void;
  /** Adds a page that was loaded: it shows everything again. */
  addLoad(phone: PhoneName): void;
  /** Adds expectations of what changed on a phone, or in the backend, since the last observation. */
  addObservation(
    phone: PhoneName,
    now: Expectable,
    write: (expectation: ExpectStep) => JsonObject,
  ): void;
  /** How many inputs there are. */
  inputs(): number;
  /** The steps of what was done until a moment: milliseconds since the epoch. */
  stepsUntil(until: number): readonly JsonObject[];
}

export interface RecordedEntriesOptions {
  readonly clock: Pick<Clock, 'now'>;
  /** When the recording started: milliseconds since the epoch. */
  readonly start: number;
  /** What the backend holds at the start. */
  readonly backend: Expectable['backend'];
  /** How precisely times are known now. */
  precision(): Precision;
  /** The scenario's own time: milliseconds since the epoch. It goes on where the clock's moment is frozen. */
  time(): number;
}

/** What was observed last. */
interface Seen {
  readonly phones: Readonly<Partial<Record<PhoneName, Expectable>>>;
  /** The phones share it. */
  readonly backend: Expectable['backend'];
}

/** The last input, to take it back when the next one continues its typing. */
interface LastInput {
  readonly step: JsonObject;
  /** Its place among the entries. */
  readonly index: number;
  readonly before: Seen;
}

export function createRecordedEntries(options: RecordedEntriesOptions): RecordedEntries {
  const { clock, start, precision, time } = options;
  /** With the moment of the clock at which each was added: the scenario's own time may be later. */
  const entries: { readonly moment: number; readonly entry: Entry }[] = [];
  let inputs = 0;
  let lastInput: LastInput | null = null;
  let last: Seen = { phones: {}, backend: options.backend };

  const now = () => ({ at: time(), precision: precision() });

  function add(entry: Entry): void {
    if (inputs <= MAX_INPUTS) entries.push({ moment: clock.now(), entry });
  }

  function addInput(entry: Entry, typing: LastInput | null = null): void {
    inputs += 1;
    lastInput = typing;
    add(entry);
  }

  function takeBack({ index, before }: LastInput): void {
    inputs -= 1;
    entries.length = index;
    last = before;
  }

  function see(phone: PhoneName, seen: Expectable): void {
    last = { phones: { ...last.phones, [phone]: seen }, backend: seen.backend };
  }

  /** Whether an entry belongs to the scenario that ends at a moment: its input may take effect a little later. */
  function isUntil(moment: number, entry: Entry, until: number): boolean {
    const isEffect = entry.kind === 'load' || entry.kind === 'observation';
    return moment <= until + (isEffect ? entry.precision.instant : 0);
  }

  return {
    addStep(step) {
      if (lastInput !== null && continuesTyping(lastInput.step, step)) takeBack(lastInput);
      const typing = { step, index: entries.length, before: last };
      addInput({ kind: 'input', steps: [step], ...now() }, typing);
    },
    addPlace: (steps) => addInput({ kind: 'input', steps, ...now() }),
    addClock: () => addInput({ kind: 'clock', ...now() }),
    addPhone(phone, known) {
      last = { ...last, phones: { ...last.phones, [phone]: known } };
    },
    addLoad(phone) {
      const { [phone]: seen } = last.phones;
      if (seen !== undefined) see(phone, { ...seen, backend: last.backend, actors: {} });
      lastInput = null;
      add({ kind: 'load', ...now() });
    },
    addObservation(phone, observed, write) {
      const { [phone]: seen = observed } = last.phones;
      const steps = expectationsOf(observed, { ...seen, backend: last.backend }).map(write);
      see(phone, observed);
      if (steps.length > 0) add({ kind: 'observation', steps, ...now() });
    },
    inputs: () => inputs,
    stepsUntil(until) {
      const kept = entries.filter(({ moment, entry }) => isUntil(moment, entry, until));
      return stepsOf(
        kept.map(({ entry }) => entry),
        start,
      );
    },
  };
}
