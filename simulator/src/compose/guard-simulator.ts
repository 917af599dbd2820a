import { ENDPOINTS } from '@cangkir/api';
import { EVENTS, METHODS } from '@cangkir/bridge';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import {
  ACTION_NAMES,
  ACTION_ROWS,
  type ActionField,
  type ActionName,
} from '../backend/actions.ts';
import type { Backend, BackendEvents } from '../backend/backend.ts';
import type { Delivery } from '../backend/backend.types.ts';
import { copyOf } from '../backend/copy-of.ts';
import { refuse } from '../backend/reply.ts';
import { BACKEND_STATE, type BackendState } from '../backend/state.ts';
import { CLOCK_MODES, type SimulatorClock } from '../clock/simulator-clock.ts';
import { TEXT_STORE_NAMES } from '../phone/text-stores.ts';
import { OVERRIDDEN_ANSWER, OVERRIDDEN_REPLY } from '../scenario/step.ts';
import {
  DESK_VALUES,
  MAX_DURATION_MS,
  MOMENT,
  PHONE_NAMES,
  PHONE_VALUES,
} from '../settings/settings.ts';
import type { Simulator } from './simulator.types.ts';

/** A script passed an unknown name or an invalid value. Nothing was done. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';

  /** @param call What was called, such as `clock.setMode`. */
  constructor(call: string, issues: readonly v.BaseIssue<unknown>[]) {
    super(`${call}: ${issues.map(textOf).join('; ')}. Nothing was done.`);
  }
}

const PHONE = v.optional(v.picklist(PHONE_NAMES));
const TEXT = v.string();
const SPAN = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DURATION_MS));
const STEP = v.pipe(v.number(), v.integer(), v.minValue(1));
const METHOD = v.picklist(keysOf(METHODS));
const TEXT_STORE = v.picklist(TEXT_STORE_NAMES);
/** The events of the backend's own, beside those of its actions. */
const OWN_EVENTS: Readonly<Record<Exclude<keyof BackendEvents, ActionField>, true>> = {
  exchange: true,
  sms: true,
  failure: true,
  health: true,
  overrides: true,
  overridden: true,
  overrideUsed: true,
  change: true,
  loaded: true,
};
const BACKEND_EVENTS: readonly (keyof BackendEvents)[] = [
  ...keysOf(OWN_EVENTS),
  ...Object.values(ACTION_ROWS).map(({ field }) => field),
];

const SETTINGS = allOf({
  desk: allOf(DESK_VALUES),
  first: allOf(PHONE_VALUES),
  second: allOf(PHONE_VALUES),
});

const OVERRIDE = allOf({
  endpoint: v.exactOptional(v.picklist(keysOf(ENDPOINTS))),
  times: STEP,
  ...OVERRIDDEN_ANSWER,
});

const ANSWER = someOf({ ...OVERRIDDEN_REPLY, nth: STEP });

const REQUEST = v.looseObject({
  method: TEXT,
  path: TEXT,
  query: v.record(TEXT, TEXT),
  headers: v.record(TEXT, TEXT),
  body: TEXT,
});

/** The schemas of what a member takes. */
type Taken = readonly v.GenericSchema[] | { readonly later: readonly v.GenericSchema[] };

type Schemas<Given extends readonly unknown[]> = {
  readonly [Key in keyof Given]-?: v.GenericSchema;
};

/** A schema for each argument of each member: one without does not compile. `later` if it promises its answer. */
type Arguments<Api> = {
  readonly [Name in keyof Api as Api[Name] extends (...given: never[]) => unknown
    ? Name
    : never]: Api[Name] extends (...given: infer Given) => infer Answer
    ? Answer extends Promise<unknown>
      ? { readonly later: Schemas<Given> }
      : Schemas<Given>
    : never;
};

const SIMULATOR: Arguments<Simulator> = {
  settings: [],
  configure: [someOf({ ...PHONE_VALUES, ...DESK_VALUES }), PHONE],
  export: [],
  applySettings: [SETTINGS],
  calls: [],
  requests: [],
  events: [],
  clearLog: [],
  coverage: [],
  overrideCall: [METHOD, ANSWER, PHONE],
  callOverrides: [PHONE],
  clearCallOverrides: [PHONE],
  sheet: [PHONE],
  answer: [v.nullable(TEXT), PHONE],
  stored: [TEXT_STORE, PHONE],
  store: [TEXT_STORE, TEXT, v.nullable(TEXT), PHONE],
  pause: [PHONE],
  resume: [PHONE],
  emit: [v.picklist(keysOf(EVENTS)), v.unknown(), PHONE],
  open: [PHONE_VALUES.route, PHONE],
  reload: [PHONE],
  clearStorage: [PHONE],
  renewDevice: [PHONE],
  resetBackend: [],
  takeSuggestedCode: [PHONE],
  scanScreen: { later: [PHONE] },
  load: { later: [v.union([TEXT, v.looseObject({})])] },
  run: { later: [] },
  runTo: { later: [STEP] },
  pauseRun: [],
  setBreakpoints: [v.array(STEP)],
  setPace: [SPAN],
  step: { later: [] },
  back: { later: [] },
  stepChanges: [],
  leave: { later: [] },
  record: { later: [] },
  stop: { later: [] },
  runningMachines: [],
  sendEvent: [TEXT, v.looseObject({ type: v.pipe(TEXT, v.minLength(1)) })],
};

const BACKEND: Arguments<Omit<Backend, ActionName | 'handle'>> = {
  on: [v.picklist(BACKEND_EVENTS), v.function()],
  setConditions: [someOf({ claimCode: DESK_VALUES.claimCode })],
  override: [OVERRIDE],
  overridesLeft: [],
  clearOverrides: [],
  logInAs: [TEXT],
  snapshot: [],
  peek: [],
  load: [BACKEND_STATE],
  edit: [BACKEND_STATE],
};

function actionArguments(): Readonly<Record<ActionName, Taken>>;
function actionArguments(): object {
  return Object.fromEntries(ACTION_NAMES.map((name) => [name, [ACTION_ROWS[name].argument]]));
}

const CLOCK: Arguments<SimulatorClock> = {
  now: [],
  setTimeout: [v.function(), v.number()],
  clearTimeout: [v.unknown()],
  timersNow: [],
  mode: [],
  setMode: [v.picklist(CLOCK_MODES)],
  set: [MOMENT],
  advance: { later: [SPAN, v.optional(SPAN)] },
  advanceToNext: { later: [] },
  settleWith: [v.function()],
  subscribe: [v.function()],
};

/**
 * The simulator for scripts, whom no compiler tells what they may ask for: all that is handed to it is checked here, but
 * for its stage, which is for our own driver.
 *
 * @throws SimulatorError by each member that is handed something else than its type says.
 */
export function guardSimulator(simulator: Simulator): Simulator {
  const { backend, clock, stage } = simulator;
  return {
    ...guard(simulator, SIMULATOR),
    backend: guardBackend(backend),
    clock: guard(clock, CLOCK, 'clock.'),
    stage,
  };
}

function guardBackend(backend: Backend): Backend {
  const { handle, peek, load, edit } = backend;
  const copying = {
    ...backend,
    // Copies: a script may change its own.
    snapshot: () => copyOf(peek()),
    peek: () => copyOf(peek()),
    load: (state: BackendState) => load(copyOf(state)),
    edit: (state: BackendState) => edit(copyOf(state)),
  };
  return {
    ...guard<Omit<Backend, 'handle'>>(copying, { ...BACKEND, ...actionArguments() }, 'backend.'),
    async handle(...given) {
      const { issues } = v.safeParse(v.strictTuple([REQUEST]), given);
      return issues === undefined ? handle(...given) : refuseRequest(issues);
    },
  };
}

/** A malformed request is answered as one whose body is invalid, with its problems. */
function refuseRequest(issues: readonly v.BaseIssue<unknown>[]): Delivery {
  const reply = refuse(RESPONSE_CODE.bodyInvalid, `${issues.map(textOf).join('; ')}.`);
  return { kind: 'answered', response: { status: 200, headers: {}, body: JSON.stringify(reply) } };
}

/** Members that check what they are handed. `prefix` is the path to them. */
function guard<Api extends object>(
  api: Api,
  allowed: Readonly<Record<keyof Arguments<Api>, Taken>>,
  prefix?: string,
): Pick<Api, keyof Arguments<Api>>;
function guard(api: object, allowed: Readonly<Record<string, Taken>>, prefix = ''): object {
  const members = Object.entries(allowed).map(([name, taken]) => {
    const call = `${prefix}${name}`;
    const act = (given: readonly unknown[]) => Reflect.apply(Reflect.get(api, name), api, given);
    const guarded =
      'later' in taken
        ? async (...given: readonly unknown[]) => act(check(call, taken.later, given))
        : (...given: readonly unknown[]) => act(check(call, taken, given));
    return [name, guarded];
  });
  return Object.fromEntries(members);
}

/** Returns what is given, if it is allowed. */
function check(
  call: string,
  allowed: readonly v.GenericSchema[],
  given: readonly unknown[],
): readonly unknown[] {
  const { issues } = v.safeParse(v.strictTuple([...allowed]), given);
  if (issues !== undefined) throw new SimulatorError(call, issues);
  return given;
}

/** An object of these fields and no others. Its message for an unknown field lists the known ones. */
function allOf(entries: v.ObjectEntries) {
  return v.strictObject(entries, ({ expected, received, message }) =>
    expected === 'never'
      ? `Unknown field ${received}; known: ${keysOf(entries).join(', ')}`
      : message,
  );
}

/** An object with any of these fields. Undefined is no value: it would silently be the default. */
function someOf(values: Readonly<Record<string, v.GenericSchema>>) {
  const entries = Object.entries(values).map(([name, value]) => [name, v.exactOptional(value)]);
  return allOf(Object.fromEntries(entries));
}

/** Where an argument is wrong, and what is allowed there. */
function textOf({ path, message }: v.BaseIssue<unknown>): string {
  const [argument, ...rest] = (path ?? []).map(({ key }) => key);
  const place = rest.length > 0 ? rest.join('.') : `argument ${Number(argument) + 1}`;
  return `${place}: ${message}`;
}
