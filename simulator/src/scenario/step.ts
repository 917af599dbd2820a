import { EVENTS, METHODS } from '@cangkir/bridge';
import { keysOf, LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { ACTION_FIELDS } from '../backend/actions.ts';
import { NETWORK_FAULTS } from '../backend/network-faults.ts';
import { OVERRIDE_BODY } from '../backend/overrides.ts';
import { NETWORKS } from '../settings/settings.ts';
import { ENDPOINT_TEXTS } from './endpoint-name.ts';
import {
  actor,
  anybody,
  backendEntries,
  backendValues,
  byPointer,
  claimCode,
  count,
  match,
  moment,
  ms,
  ordinal,
  person,
  personAnswers,
  route,
  stored,
  text,
  whole,
} from './fields.ts';

/** What an override makes of an answer. */
export const OVERRIDDEN_ANSWER = {
  code: v.pipe(v.exactOptional(whole), v.description('the envelope’s code; nothing is done then')),
  data: v.pipe(v.exactOptional(v.unknown()), v.description('the data that goes with the code')),
  body: v.pipe(v.exactOptional(OVERRIDE_BODY), v.description('the whole body, garbage included')),
  network: v.pipe(
    v.exactOptional(v.picklist(NETWORK_FAULTS)),
    v.description('offline: never arrives; lost: done, the answer is not; silent: done, no answer'),
  ),
  delay: v.pipe(v.exactOptional(ms), v.description('milliseconds before the answer leaves')),
} as const;

const httpReply = v.pipe(
  v.strictObject(OVERRIDDEN_ANSWER),
  v.check((reply) => Object.keys(reply).length > 0, 'Expected at least one field'),
);

export const override = v.strictObject({ match, reply: httpReply, times: v.optional(ordinal, 1) });

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

export type Step = v.InferOutput<typeof STEP>;
/** A step that does something, unlike an expectation. */
export type Action = Exclude<Step, { readonly do: 'expect' }>;
/** A step that expects something. */
export type Expectation = Extract<Step, { readonly do: 'expect' }>;
/** What is expected of one part of a screen. */
export type ScreenPart = v.InferOutput<typeof screenPart>;
export type HttpOverride = v.InferOutput<typeof override>;
export type BridgeReply = v.InferOutput<typeof bridgeReply>;

/** What a step says, beside its kind and its phone. */
function partsOf(step: object): readonly string[] {
  return Object.keys(step).filter((key) => key !== 'do' && key !== 'phone');
}
