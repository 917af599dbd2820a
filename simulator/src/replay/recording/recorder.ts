import { type Clock, ROUTES } from '@cangkir/core';
import type { ActionField } from '../../backend/actions.ts';
import type { Override, OverrideUse } from '../../backend/backend.types.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { type BackendState, SECRET_PARTS } from '../../backend/state.ts';
import { DEVICE_IDS } from '../../scenario/phone-start.ts';
import { stepOn } from '../../scenario/phones-of.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { messageOn } from '../on-stage.ts';
import type { RecordedAction } from './actions.ts';
import { createAnonymizer } from './anonymize.ts';
import type { PhoneStartingPoint, StartingPoint } from './capture-start.ts';
import { createDraft, type ScenarioDraft } from './draft.ts';
import { countsOf, expectableOf, type Observation } from './expectations.ts';
import { differenceOf } from './json-difference.ts';
import { createRecordedEntries, MAX_INPUTS } from './recorded-entries.ts';
import { createRecordedOverrides } from './recorded-overrides.ts';
import { toJson } from './recorded-step.ts';
import type { Precision } from './timeline.ts';
import { stepWithoutDefaults } from './without-defaults.ts';
import {
  expectableAtStart,
  hasUsualId,
  remarksAtStart,
  smsCodeAtStart,
  writePhoneStart,
  writeStart,
} from './write-start.ts';

/** A recording as a scenario. */
export interface RecordedScenario {
  readonly draft: ScenarioDraft;
  /** What happened and is not part of the draft, in words for the person who recorded. */
  readonly remarks: readonly string[];
}

/** Keeps the inputs of a live session, and what changed after each. Every method is called as it happens. */
export interface Recorder {
  /** A phone becomes part of the recording, as it begins to load a page. A scenario needs the first one. */
  join(name: PhoneName, start: PhoneStartingPoint): PhoneRecorder;
  /** The desk did something that is a step of no phone. */
  did(action: RecordedAction): void;
  /** The till or the desk did an action. */
  acted(field: ActionField, argument: unknown, before: BackendState): void;
  /** Something else than the recorded phones and an action changed the backend. */
  backendChanged(before: BackendState, after: BackendState): void;
  /** The answers to coming requests were overridden. */
  overridden(override: Override): void;
  /** An override answers a request. */
  overrideUsed(use: OverrideUse): void;
  /** The backend sent a recorded phone this code. */
  smsSent(code: string): void;
  /** The clock was set to a later moment. */
  clockSetForward(): void;
  /** Something happened that no step can do. */
  unsupported(message: string): void;
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

/** The part of a recorder that is about one phone. */
export interface PhoneRecorder {
  /** Whether the phone joined after the first input. Its first page is then another one than it starts with. */
  readonly isLate: boolean;
  /** A page was loaded, by the person or by itself. */
  pageLoaded(): void;
  /** The phone was taken off the desk, with its page. */
  removed(): void;
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
  /** The page has settled: this is what it shows. */
  observed(observation: Observation): void;
  /** Something happened on the phone that no step can do. */
  unsupported(message: string): void;
}

export interface RecorderOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly start: StartingPoint;
  /** The backend's state now. It is only read. */
  backend(): BackendState;
  /** How precisely times are known now. */
  precision(): Precision;
  /** The scenario's own time: milliseconds since the epoch. It goes on where the clock's moment is frozen. */
  time(): number;
}

/** A second phone that joins after the first input: a scenario has all its phones from the start. */
const JOINED_LATE =
  'It was put on the desk during the recording: in the scenario it is there from the start, on the help page, and opens its page when it was put there.';

const REMOVED = 'It was taken off the desk: in the scenario it stays there, and so does its page.';

/** Names a step in a remark. */
function nameOfStep({ do: kind }: { readonly do: string }): string {
  return `The step “${kind}”`;
}

/** Starts to record. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { clock, start, backend, precision, time } = options;
  const anonymizer = createAnonymizer({
    fixture: FIXTURES[start.fixture].create(start.backend.startedAt),
    start: start.backend,
    state: backend,
  });
  const { anonymize, holdsToken, smsSent } = anonymizer;
  const phones = new Map<PhoneName, PhoneStartingPoint>();
  const code = smsCodeAtStart(start);
  if (code !== null) smsSent(code);
  const remarks: { readonly moment: number; readonly text: string }[] = [];
  const overrides = createRecordedOverrides();
  const entries = createRecordedEntries({
    ...{ clock, precision, time },
    start: start.at,
    backend: countsOf(start.backend),
  });
  let startOfFile: JsonObject = {};

  function unsupported(message: string): void {
    remarks.push({ moment: clock.now(), text: message });
  }

  /**
   * A copy as JSON. Null if a file can't hold the value, with a remark.
   *
   * @param name Names the value in the remark.
   */
  function writable(value: object, name: string): object | null {
    const json = toJson(value);
    if (json === null) unsupported(`${name} holds something that is not JSON: left out.`);
    else if (holdsToken(json)) unsupported(`${name} holds a token: left out.`);
    else return json;
    return null;
  }

  /** @param before The backend's state before the step, if the step is what changed it. */
  function addStep(step: object, name: string, before?: BackendState): void {
    const json = writable(step, name);
    if (json !== null) entries.addStep(stepWithoutDefaults(anonymize(json, before)));
  }

  function changedBackend(said: object, before: BackendState): void {
    const step = { do: 'backend.change', ...said };
    addStep(step, nameOfStep(step), before);
  }

  /** What an override makes of an answer. Null if a file can't hold it. */
  function replyOf({ endpoint: _, times: __, ...reply }: Override): object | null {
    return writable(reply, 'An answer that was set');
  }

  /** Writes the file's start again, with what a phone brings along. */
  function writePhone(name: PhoneName, phone: PhoneStartingPoint): void {
    if (hasUsualId(name, phone)) anonymizer.nameIdentifier(phone.device.id, DEVICE_IDS[name]);
    phones.set(name, phone);
    const file = writePhoneStart(name, phone, anonymizer);
    startOfFile = {
      ...startOfFile,
      ...writeStart(start, [...phones.values()], anonymizer),
      ...(name === 'first' ? file : { secondPhone: file }),
    };
  }

  function stepsUntil(until: number): readonly JsonObject[] {
    const steps = entries.stepsUntil(until);
    // A scenario needs a step.
    return steps.length > 0 ? steps : [{ do: 'expect', route: startOfFile['route'] }];
  }

  function createPhoneRecorder(name: PhoneName, isLate: boolean): PhoneRecorder {
    const didHere = (action: RecordedAction) => addStep(stepOn(name, action), nameOfStep(action));

    function webViewOpened(route: string): void {
      didHere({ do: 'open', route });
      didHere({ do: 'reload' });
    }

    return {
      isLate,
      pageLoaded: () => entries.addLoad(name),
      removed: () => unsupported(messageOn(name, REMOVED)),
      eventSent: (actor, event, isIgnored = false) =>
        addStep(
          stepOn(name, { do: 'send', actor, event, ...(isIgnored ? { ignored: true } : {}) }),
          `The event ${event.type} of “${actor}”`,
        ),
      did: didHere,
      webViewOpened,
      observed: (observation) =>
        entries.addObservation(name, expectableOf(observation), (expectation) =>
          stepOn(name, anonymize(expectation)),
        ),
      unsupported: (text) => unsupported(messageOn(name, text)),
    };
  }

  return {
    join(name, phone) {
      const isLate = entries.inputs() > 0;
      writePhone(name, isLate ? { ...phone, route: ROUTES.help } : phone);
      if (isLate) unsupported(messageOn(name, JOINED_LATE));
      for (const text of remarksAtStart(phone)) unsupported(messageOn(name, text));
      entries.addPhone(name, expectableAtStart(phone));
      return createPhoneRecorder(name, isLate);
    },
    did: (action) => addStep(action, nameOfStep(action)),
    acted: (field, argument, before) => changedBackend({ [field]: argument }, before),
    backendChanged(before, after) {
      // A file holds no secrets.
      const secrets = Object.fromEntries(SECRET_PARTS.map((part) => [part, before[part]]));
      const { set, remove } = differenceOf(before, { ...after, ...secrets });
      if (Object.keys(set).length + remove.length === 0) return;
      changedBackend({ set, remove }, before);
    },
    overridden(override) {
      const reply = replyOf(override);
      if (reply === null) return;
      entries.addPlace(overrides.add(override, anonymize(reply), clock.now()));
    },
    overrideUsed({ override, endpoint, sender }) {
      const phone = [...phones.keys()].find((name) => name === sender);
      if (endpoint === null || phone === undefined) return;
      if (!overrides.has(override)) {
        const reply = replyOf(override);
        if (reply === null) return;
        overrides.addEarlier(override, anonymizer.anonymizeStart(reply));
      }
      overrides.use(override, endpoint, phone);
    },
    smsSent,
    clockSetForward() {
      entries.addClock();
      unsupported(
        'The clock was set forward: in the scenario that time passes, with everything that is due in it.',
      );
    },
    unsupported,
    inputs: entries.inputs,
    scenario(title, until = Number.POSITIVE_INFINITY) {
      return {
        draft: createDraft(title, overrides.withEarlier(startOfFile), stepsUntil(until)),
        remarks: [
          ...remarks.filter(({ moment }) => moment <= until).map(({ text }) => text),
          ...overrides.remarks(until),
          ...(entries.inputs() > MAX_INPUTS
            ? [`Only the first ${MAX_INPUTS} inputs are recorded.`]
            : []),
        ],
      };
    },
  };
}
