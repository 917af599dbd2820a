import { EVENTS, METHODS } from '@cangkir/bridge';
import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { ACTION_FIELDS } from '../backend/actions.ts';
import { FIXTURES } from '../backend/fixtures.ts';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { OVERRIDE_BODY } from '../backend/overrides.ts';
import {
  APP_VERSION,
  BROWSER_NAME,
  LOCATION,
  MAX_DURATION_MS,
  NETWORKS,
  PLATFORMS,
} from '../settings/settings.ts';
import { keysOf } from '../shared/keys-of.ts';
import { ACTOR_NAMES } from './actor-names.ts';
import { ENDPOINT_TEXTS } from './endpoint-name.ts';

/** The version of the format that this file describes. */
export const SCENARIO_VERSION = 2;

/** The JSON Schema as files refer to it, from one folder below. */
export const SCENARIO_SCHEMA = `../scenario.v${SCENARIO_VERSION}.json`;

const TOO_LONG = `Expected at most ${MAX_DURATION_MS}, which is a hundred years`;

const text = v.pipe(v.string(), v.minLength(1, 'Expected a text that is not empty'));
const whole = v.pipe(v.number(), v.integer('Expected a whole number'));
const count = v.pipe(whole, v.minValue(0, 'Expected at least 0'));
const ordinal = v.pipe(whole, v.minValue(1, 'Expected at least 1'));
const duration = v.pipe(whole, v.maxValue(MAX_DURATION_MS, TOO_LONG));
const ms = v.pipe(duration, v.minValue(0, 'Expected at least 0'), v.description('milliseconds'));
const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/,
    'Expected a moment such as 2026-09-04T14:54:00+07:00',
  ),
  v.check(isInCalendar, 'Expected a day that the month has'),
  v.description('ISO 8601 with its offset, such as 2026-09-04T14:54:00+07:00'),
);
const route = v.pipe(
  v.string(),
  v.startsWith('/', 'Expected a route, which begins with /'),
  v.description('a route with its query; {{brand}} stands for the brand’s own segment'),
);
const pointer = v.pipe(
  v.string(),
  v.regex(/^(\/([^~/]|~[01])*)*$/, 'Expected a JSON Pointer such as /outcome/kind'),
);
const byPointer = v.pipe(
  v.record(pointer, v.unknown()),
  v.description('what must be there, by JSON Pointer; the rest may be anything'),
);
const person = v.pipe(v.picklist(keysOf(PEOPLE)), v.description('somebody of the fixtures'));
const anybody = v.union([
  person,
  v.pipe(
    v.string(),
    v.regex(
      /^(\+[1-9]\d{6,14}|\{\{e164:\w+\}\})$/,
      `Expected one of ${keysOf(PEOPLE).join(', ')}, or a phone such as {{e164:stranger1}}`,
    ),
    v.description('the phone of somebody else, such as {{e164:stranger1}}'),
  ),
]);
const match = v.pipe(v.picklist(ENDPOINT_TEXTS), v.description('an endpoint: method and path'));
const actor = v.pipe(v.picklist(ACTOR_NAMES), v.description('the systemId of a machine'));

/** The answers of a person on the screens of the native app. */
const personAnswers = {
  login: v.pipe(
    v.nullable(anybody),
    v.description('who logs in to the native app; null closes it'),
  ),
  scan: v.pipe(v.nullable(text), v.description('what the camera reads; null closes it')),
  share: v.pipe(v.boolean(), v.description('whether the person shares')),
  pay: v.pipe(v.boolean(), v.description('whether the person pays')),
};

/** The same, given whenever it is asked. */
function atOnce<Answer extends v.GenericSchema>(given: Answer) {
  return v.pipe(
    v.optional(given),
    v.description('done at once, whenever the app asks; left out: nobody acts'),
  );
}

/** @param id Of the device, where the file names none. */
function deviceOf(id: string) {
  return v.strictObject({
    platform: v.picklist(PLATFORMS),
    browser: v.pipe(
      v.optional(BROWSER_NAME, 'chrome'),
      v.description('which browser, or whose web view, where the platform is a browser'),
    ),
    appVersion: v.optional(v.message(APP_VERSION, 'Expected a version such as 3.3.0'), '3.3.0'),
    bridge: v.pipe(
      v.optional(v.boolean(), true),
      v.description('false: the user agent names the app, and no app answers (-4)'),
    ),
    id: v.pipe(v.optional(text, id), v.description('tells this device from others')),
    safeTop: v.pipe(v.optional(count, 0), v.description('CSS pixels; seen by a screen alone')),
    viewport: v.pipe(
      v.optional(v.strictTuple([ordinal, ordinal]), [375, 812]),
      v.description('CSS pixels, width and height; seen by a screen alone'),
    ),
    language: v.pipe(
      v.optional(v.picklist(LANGUAGES), 'id'),
      v.description('what the phone speaks; the app may be set to another language'),
    ),
    clockOffset: v.pipe(
      v.optional(
        v.pipe(
          duration,
          v.minValue(
            -MAX_DURATION_MS,
            `Expected at least ${-MAX_DURATION_MS}, which is a hundred years`,
          ),
        ),
        0,
      ),
      v.description('how far the phone’s clock is ahead of the server’s: milliseconds'),
    ),
    network: v.pipe(
      v.optional(v.picklist(NETWORKS), 'usual'),
      v.description('how requests travel'),
    ),
    readsSms: v.pipe(
      v.optional(v.boolean(), false),
      v.description('the phone offers the code of an arriving SMS, and the person takes it'),
    ),
    location: v.pipe(
      v.optional(v.nullable(v.strictObject(LOCATION.entries))),
      v.description('null: the person does not allow it'),
    ),
    login: atOnce(personAnswers.login),
    scan: atOnce(personAnswers.scan),
    share: atOnce(personAnswers.share),
    pay: atOnce(personAnswers.pay),
  });
}

const httpReply = v.pipe(
  v.strictObject({
    code: v.pipe(v.optional(whole), v.description('the envelope’s code; nothing is done then')),
    data: v.pipe(v.optional(v.unknown()), v.description('the data that goes with the code')),
    body: v.pipe(v.optional(OVERRIDE_BODY), v.description('the whole body, garbage included')),
    network: v.pipe(
      v.optional(v.picklist(['offline', 'lost', 'silent'])),
      v.description(
        'offline: never arrives; lost: done, the answer is not; silent: done, no answer',
      ),
    ),
    delay: v.pipe(v.optional(ms), v.description('milliseconds before the answer leaves')),
  }),
  v.check((reply) => Object.keys(reply).length > 0, 'Expected at least one field'),
);

const override = v.strictObject({ match, reply: httpReply, times: v.optional(ordinal, 1) });

const bridgeReply = v.strictObject({
  code: v.pipe(v.optional(whole, 0), v.description('0 is success; -3, -4, -5 and the app’s own')),
  data: v.optional(v.unknown(), null),
  msg: v.optional(v.string(), ''),
  delay: v.pipe(v.optional(ms, 0), v.description('milliseconds before the answer')),
  times: v.pipe(
    v.optional(v.picklist([0, 1, 2]), 1),
    v.description('how often it is given: 0 never, 2 twice'),
  ),
});

const storageArea = v.picklist(['local', 'session']);
const stored = v.pipe(
  v.record(text, v.unknown()),
  v.description('by key: a text as it is, anything else as its JSON'),
);

/** Where a phone starts: `secondPhone` of a file has the same fields as the file itself has for the first one. */
function startOf(deviceId: string) {
  return {
    device: deviceOf(deviceId),
    user: v.pipe(
      v.optional(v.nullable(anybody), null),
      v.description('who is logged in when the page is opened'),
    ),
    storage: v.optional(
      v.pipe(v.strictObject({ local: v.optional(stored, {}), session: v.optional(stored, {}) })),
      {},
    ),
    route,
  };
}

/** The phone of a step. Steps of the clock and the backend’s data have none: both phones share these. */
const onPhone = {
  phone: v.pipe(
    v.optional(v.literal(2)),
    v.description('2: on the second phone; left out: on the first'),
  ),
};

const send = v.strictObject({
  do: v.literal('send'),
  ...onPhone,
  actor,
  event: v.looseObject({ type: text }),
  ignored: v.pipe(
    v.optional(v.literal(true)),
    v.description('the machine’s state ignores the event, as it does with a second tap'),
  ),
});
const advance = v.strictObject({ do: v.literal('advance'), ms });
const advanceTo = v.strictObject({ do: v.literal('advance.to'), moment });
const bridgeReplyStep = v.strictObject({
  do: v.literal('bridge.reply'),
  ...onPhone,
  call: v.picklist(keysOf(METHODS)),
  nth: v.pipe(
    v.optional(ordinal),
    v.description('which call of this name, counted from the start; left out: the next one'),
  ),
  reply: bridgeReply,
});
const answer = v.pipe(
  v.strictObject({
    do: v.literal('answer'),
    ...onPhone,
    ...v.partial(v.strictObject(personAnswers)).entries,
  }),
  v.check((step) => partsOf(step).length === 1, 'Expected one of login, scan, share and pay'),
);
const bridgeEvent = v.strictObject({
  do: v.literal('bridge.event'),
  ...onPhone,
  event: v.picklist(keysOf(EVENTS)),
});
const httpOverride = v.strictObject({
  do: v.literal('http.override'),
  ...onPhone,
  ...override.entries,
});
const network = v.strictObject({
  do: v.literal('network'),
  ...onPhone,
  network: v.picklist(NETWORKS),
});
const claimCode = v.pipe(
  v.nullable(whole),
  v.description('what every claim is answered with; null leaves it to the rules'),
);
const backendValues = v.pipe(
  v.record(pointer, v.unknown()),
  v.description('by JSON Pointer into the backend’s state'),
);
const backendEntries = v.pipe(
  v.array(pointer),
  v.description('entries to take out, by JSON Pointer into the backend’s state'),
);
const backendChange = v.strictObject({
  do: v.literal('backend.change'),
  set: v.optional(backendValues, {}),
  remove: v.optional(backendEntries, []),
  claimCode: v.optional(claimCode),
  ...ACTION_FIELDS,
});
const otherTab = v.strictObject({
  do: v.literal('other-tab'),
  ...onPhone,
  user: v.pipe(v.nullable(anybody), v.description('who logs in there; null logs out')),
});
const storageChange = v.strictObject({
  do: v.literal('storage.change'),
  ...onPhone,
  area: storageArea,
  key: text,
  value: v.pipe(v.unknown(), v.description('as another tab leaves it; null removes the key')),
});
const chooseLanguage = v.strictObject({
  do: v.literal('choose-language'),
  ...onPhone,
  language: v.picklist(LANGUAGES),
});
const tap = v.strictObject({ do: v.literal('tap'), ...onPhone, role: text, name: text });
const pause = v.strictObject({ do: v.literal('pause'), ...onPhone });
const resume = v.strictObject({ do: v.literal('resume'), ...onPhone });
const reload = v.strictObject({ do: v.literal('reload'), ...onPhone });
const back = v.strictObject({ do: v.literal('back'), ...onPhone });
const open = v.strictObject({ do: v.literal('open'), ...onPhone, route });

/** Counts by name. An object instead of a record, so that editors complete the names. */
function countsOf(names: readonly string[]) {
  return v.strictObject(Object.fromEntries(names.map((name) => [name, v.exactOptional(count)])));
}

/** What a person sees of a screen: a heading, a text, or an element by its role and name. */
const screenPart = v.pipe(
  v.strictObject({
    heading: v.exactOptional(text),
    text: v.exactOptional(text),
    role: v.pipe(
      v.exactOptional(text),
      v.description('as a screen reader says it: button, textbox'),
    ),
    name: v.pipe(
      v.exactOptional(text),
      v.description('the accessible name, as it is on the screen'),
    ),
    is: v.pipe(
      v.exactOptional(v.picklist(['absent', 'disabled', 'focused'])),
      v.description('left out: it is on the screen'),
    ),
  }),
  v.check(
    ({ heading, text: words, role, name }) =>
      [heading, words, role].filter((one) => one !== undefined).length === 1 &&
      (role === undefined) === (name === undefined),
    'Expected one of heading, text, or role with name',
  ),
  v.check(
    ({ text: words, is }) => words === undefined || is === undefined || is === 'absent',
    'Expected of a text that it is there or absent',
  ),
);

const expect = v.pipe(
  v.strictObject({
    do: v.literal('expect'),
    ...onPhone,
    actor: v.optional(actor),
    running: v.pipe(v.optional(v.boolean()), v.description('whether the actor runs at all')),
    state: v.pipe(
      v.optional(v.union([text, v.array(text)])),
      v.description('the actor’s state, as deep as it matters: closed or closed.waiting'),
    ),
    context: v.optional(byPointer),
    route: v.pipe(
      v.optional(route),
      v.description('where the person is: the path, and the query as far as it is written'),
    ),
    left: v.pipe(
      v.optional(v.nullable(text)),
      v.description('the address outside the app that the person was sent to; null for none'),
    ),
    redirect: v.pipe(
      v.optional(v.nullable(text)),
      v.description('where a login will lead back to; null for nowhere'),
    ),
    user: v.pipe(
      v.optional(v.nullable(person)),
      v.description('who is logged in on this page; null for nobody'),
    ),
    language: v.pipe(v.optional(v.picklist(LANGUAGES)), v.description('what the app speaks')),
    storage: v.pipe(
      v.optional(v.partial(v.strictObject({ local: stored, session: stored }))),
      v.description('by key: null for none, a text as it is, an object by JSON Pointers into it'),
    ),
    requests: v.pipe(
      v.optional(countsOf(ENDPOINT_TEXTS)),
      v.description('how often each endpoint was asked since the start, every attempt counted'),
    ),
    calls: v.pipe(
      v.optional(countsOf(keysOf(METHODS))),
      v.description('how often the native app was asked since the start'),
    ),
    backend: v.pipe(
      v.optional(byPointer),
      v.description('what the backend knows, by JSON Pointer; /claims/length counts a list'),
    ),
    screen: v.pipe(
      v.optional(v.pipe(v.array(screenPart), v.minLength(1, 'Expected a part of the screen'))),
      v.description('what the person sees; not checked on the machines, which have no screen'),
    ),
  }),
  v.check((step) => partsOf(step).length > 0, 'Expected something to look at'),
  v.check(
    (step) =>
      step.actor !== undefined ||
      (step.state === undefined && step.context === undefined && step.running === undefined),
    'Expected an actor whose state, context or running this is',
  ),
  v.check(
    ({ actor: named, state, context, running }) =>
      named === undefined || state !== undefined || context !== undefined || running !== undefined,
    'Expected the state, context or running of the actor',
  ),
);

/** A step of a scenario. */
export const STEP = v.variant('do', [
  send,
  advance,
  advanceTo,
  bridgeReplyStep,
  answer,
  bridgeEvent,
  httpOverride,
  network,
  backendChange,
  otherTab,
  storageChange,
  chooseLanguage,
  tap,
  pause,
  resume,
  reload,
  back,
  open,
  expect,
]);

/** One file, one scenario (docs/qa.md). Unknown fields are refused, for they would silently do nothing. */
export const SCENARIO = v.strictObject({
  $schema: v.optional(v.literal(SCENARIO_SCHEMA)),
  version: v.literal(SCENARIO_VERSION),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected small letters, digits and single hyphens'),
  ),
  title: v.pipe(text, v.description('the scenario in one sentence')),
  clock: v.strictObject({ start: moment }),
  seed: v.pipe(v.optional(whole, 1), v.description('of all that is left to chance')),
  ...startOf('phone-1'),
  secondPhone: v.pipe(
    v.optional(v.strictObject(startOf('phone-2'))),
    v.description('another phone on the same backend and clock, for steps with "phone": 2'),
  ),
  backend: v.strictObject({
    fixture: v.picklist(keysOf(FIXTURES)),
    madeFor: v.pipe(
      v.optional(moment),
      v.description('the moment that the fixture is made for; left out: when the page is opened'),
    ),
    claimCode: v.optional(claimCode, null),
    set: v.optional(backendValues, {}),
    remove: v.optional(backendEntries, []),
    overrides: v.optional(v.array(override), []),
  }),
  steps: v.pipe(v.array(STEP), v.minLength(1, 'Expected at least one step')),
});

export type Scenario = v.InferOutput<typeof SCENARIO>;
export type Step = v.InferOutput<typeof STEP>;
/** A step that does something, unlike an expectation. */
export type Action = Exclude<Step, { readonly do: 'expect' }>;
/** A step that expects something. */
export type Expectation = Extract<Step, { readonly do: 'expect' }>;
/** What is expected of one part of a screen. */
export type ScreenPart = v.InferOutput<typeof screenPart>;
export type HttpOverride = v.InferOutput<typeof override>;
export type BridgeReply = v.InferOutput<typeof bridgeReply>;
export type Device = Scenario['device'];
/** Where a phone starts. */
export type PhoneStart = NonNullable<Scenario['secondPhone']>;

/** What a step says, beside its kind and its phone. */
function partsOf(step: object): readonly string[] {
  return Object.keys(step).filter((key) => key !== 'do' && key !== 'phone');
}

/** JavaScript reads 30 February as 2 March. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 'yyyy-mm-dd'.length);
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
