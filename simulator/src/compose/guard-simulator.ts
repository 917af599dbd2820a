import { ENDPOINTS } from '@cangkir/api';
import { EVENTS, METHODS } from '@cangkir/bridge';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import {
  ACTION_NAMES,
  ACTION_ROWS,
  type ActionField,
  type BackendActions,
} from '../backend/actions.ts';
import type { Backend, BackendEvents } from '../backend/backend.ts';
import type { Delivery } from '../backend/backend.types.ts';
import { copyOf } from '../backend/copy-of.ts';
import { refuse } from '../backend/reply.ts';
import { BACKEND_STATE, type BackendState } from '../backend/state.ts';
import { CLOCK_MODES, type SimulatorClock } from '../clock/simulator-clock.ts';
import { TEXT_STORE_NAMES } from '../phone/text-stores.ts';
import { OVERRIDDEN_ANSWER } from '../scenario/step.ts';
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
    super(`${call}: ${issues.map(wordsOf).join('; ')}. Nothing was done.`);
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
  overrides: true,
  overridden: true,
  overridesCleared: true,
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

const ANSWER = allOf({
  code: v.exactOptional(v.pipe(v.number(), v.integer())),
  data: v.exactOptional(v.unknown()),
  msg: v.exactOptional(TEXT),
  delay: v.exactOptional(SPAN),
  times: v.exactOptional(v.picklist([0, 1, 2])),
  nth: v.exactOptional(STEP),
});

const REQUEST = v.looseObject({
  method: TEXT,
  path: TEXT,
  query: v.record(TEXT, TEXT),
  headers: v.record(TEXT, TEXT),
  body: TEXT,
});

/** The mark of what checks its arguments. */
const CHECKED = Symbol('checked');

interface Checked {
  readonly [CHECKED]: true;
}

/** What takes arguments has to check them: a member that is passed on as it is does not compile. */
type Guarded<Member> = Member extends (...given: infer Given) => unknown
  ? Given extends readonly []
    ? Member
    : Member & Checked
  : { readonly [Name in keyof Member]: Guarded<Member[Name]> };

/** The simulator for scripts. Its stage is for our own driver, which the compiler tells what to hand over. */
export type GuardedSimulator = Guarded<Omit<Simulator, 'stage'>> & Pick<Simulator, 'stage'>;

/**
 * The simulator for scripts, whom no compiler tells what they may ask for: all that is handed to it is
 * checked here.
 *
 * @throws SimulatorError by each member that is handed something else than its type says.
 */
export function guardSimulator(simulator: Simulator): GuardedSimulator {
  const { settings, calls, requests, events, clearLog, coverage, resetBackend } = simulator;
  const { run, pauseRun, step, back, stepChanges, stage, leave, record, stop, runningMachines } =
    simulator;
  return {
    settings,
    events,
    clearLog,
    coverage,
    runningMachines,
    sendEvent: guard(
      'sendEvent',
      [TEXT, v.looseObject({ type: v.pipe(TEXT, v.minLength(1)) })],
      simulator.sendEvent,
    ),
    overrideCall: guard('overrideCall', [METHOD, ANSWER, PHONE], simulator.overrideCall),
    callOverrides: guard('callOverrides', [PHONE], simulator.callOverrides),
    clearCallOverrides: guard('clearCallOverrides', [PHONE], simulator.clearCallOverrides),
    sheet: guard('sheet', [PHONE], simulator.sheet),
    answer: guard('answer', [v.nullable(TEXT), PHONE], simulator.answer),
    stored: guard('stored', [TEXT_STORE, PHONE], simulator.stored),
    store: guard('store', [TEXT_STORE, TEXT, v.nullable(TEXT), PHONE], simulator.store),
    pause: guard('pause', [PHONE], simulator.pause),
    resume: guard('resume', [PHONE], simulator.resume),
    runTo: guardLater('runTo', [STEP], simulator.runTo),
    pauseRun,
    setBreakpoints: guard('setBreakpoints', [v.array(STEP)], simulator.setBreakpoints),
    setPace: guard('setPace', [SPAN], simulator.setPace),
    configure: guard(
      'configure',
      [someOf({ ...PHONE_VALUES, ...DESK_VALUES }), PHONE],
      simulator.configure,
    ),
    export: simulator.export,
    applySettings: guard('applySettings', [SETTINGS], simulator.applySettings),
    backend: guardBackend(simulator.backend),
    clock: guardClock(simulator.clock),
    calls,
    requests,
    emit: guard('emit', [v.picklist(keysOf(EVENTS)), v.unknown(), PHONE], simulator.emit),
    open: guard('open', [PHONE_VALUES.route, PHONE], simulator.open),
    reload: guard('reload', [PHONE], simulator.reload),
    clearStorage: guard('clearStorage', [PHONE], simulator.clearStorage),
    renewDevice: guard('renewDevice', [PHONE], simulator.renewDevice),
    resetBackend,
    takeSuggestedCode: guard('takeSuggestedCode', [PHONE], simulator.takeSuggestedCode),
    scanScreen: guardLater('scanScreen', [PHONE], simulator.scanScreen),
    load: guardLater('load', [v.union([TEXT, v.looseObject({})])], simulator.load),
    run,
    step,
    back,
    stepChanges,
    stage,
    leave,
    record,
    stop,
  };
}

function guardBackend(backend: Backend): Guarded<Backend> {
  const {
    on,
    handle,
    setConditions,
    override,
    overridesLeft,
    clearOverrides,
    logInAs,
    peek,
    load,
    edit,
  } = backend;
  const name = (member: keyof Backend) => `backend.${member}`;
  return {
    ...guardActions(backend),
    on: checked((event, listener) => {
      check(name('on'), [v.picklist(BACKEND_EVENTS), v.function()], [event, listener]);
      return on(event, listener);
    }),
    handle: checked(async (request) => {
      const { issues } = v.safeParse(v.strictTuple([REQUEST]), [request]);
      return issues === undefined ? handle(request) : refuseRequest(issues);
    }),
    setConditions: guard(
      name('setConditions'),
      [someOf({ claimCode: DESK_VALUES.claimCode })],
      setConditions,
    ),
    override: guard(name('override'), [OVERRIDE], override),
    overridesLeft,
    clearOverrides,
    logInAs: guard(name('logInAs'), [TEXT], logInAs),
    // Copies: a script may change its own.
    snapshot: () => copyOf(peek()),
    peek: () => copyOf(peek()),
    load: guard(name('load'), [BACKEND_STATE], (state: BackendState) => load(copyOf(state))),
    edit: guard(name('edit'), [BACKEND_STATE], (state: BackendState) => edit(copyOf(state))),
  };
}

function guardActions(backend: Backend): Guarded<BackendActions>;
function guardActions(backend: Backend): object {
  const members = ACTION_NAMES.map((name) => {
    const act = (...given: readonly [unknown]) => Reflect.apply(backend[name], null, given);
    return [name, guard(`backend.${name}`, [ACTION_ROWS[name].argument], act)];
  });
  return Object.fromEntries(members);
}

/** A malformed request is answered as one whose body is invalid, with its problems. */
function refuseRequest(issues: readonly v.BaseIssue<unknown>[]): Delivery {
  const reply = refuse(RESPONSE_CODE.bodyInvalid, `${issues.map(wordsOf).join('; ')}.`);
  return { kind: 'answered', response: { status: 200, headers: {}, body: JSON.stringify(reply) } };
}

function guardClock(clock: SimulatorClock): Guarded<SimulatorClock> {
  const { now, setTimeout, clearTimeout, timersNow, mode, setMode, set, advance, advanceToNext } =
    clock;
  return {
    now,
    setTimeout: guard('clock.setTimeout', [v.function(), v.number()], setTimeout),
    clearTimeout: guard('clock.clearTimeout', [v.unknown()], clearTimeout),
    timersNow,
    mode,
    setMode: guard('clock.setMode', [v.picklist(CLOCK_MODES)], setMode),
    set: guard('clock.set', [MOMENT], set),
    advance: guardLater('clock.advance', [SPAN, v.optional(SPAN)], advance),
    advanceToNext,
    settleWith: guard('clock.settleWith', [v.function()], clock.settleWith),
    subscribe: guard('clock.subscribe', [v.function()], clock.subscribe),
  };
}

/** A schema for each argument: one without does not compile. */
type Allowed<Given extends readonly unknown[]> = {
  readonly [Key in keyof Given]-?: v.GenericSchema;
};

function guard<Given extends readonly unknown[], Value>(
  call: string,
  allowed: Allowed<Given>,
  act: (...given: Given) => Value,
): ((...given: Given) => Value) & Checked {
  return checked((...given) => {
    check(call, allowed, given);
    return act(...given);
  });
}

/** Like {@link guard}, but rejects instead of throwing. */
function guardLater<Given extends readonly unknown[], Value>(
  call: string,
  allowed: Allowed<Given>,
  act: (...given: Given) => Promise<Value>,
): ((...given: Given) => Promise<Value>) & Checked {
  return checked(async (...given) => guard(call, allowed, act)(...given));
}

/** Marks what checks its arguments. */
function checked<Member extends (...given: never[]) => unknown>(member: Member): Member & Checked {
  return Object.assign(member, { [CHECKED]: true } as const);
}

function check(call: string, allowed: readonly v.GenericSchema[], given: readonly unknown[]): void {
  const { issues } = v.safeParse(v.strictTuple([...allowed]), given);
  if (issues !== undefined) throw new SimulatorError(call, issues);
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
function wordsOf({ path, message }: v.BaseIssue<unknown>): string {
  const [argument, ...rest] = (path ?? []).map(({ key }) => key);
  const place = rest.length > 0 ? rest.join('.') : `argument ${Number(argument) + 1}`;
  return `${place}: ${message}`;
}
