import { METHODS } from '@cangkir/bridge';
import { keysOf, LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { ENDPOINT_TEXTS } from './endpoint-name.ts';
import { actor, byPointer, count, person, route, stored, text } from './fields.ts';
import { phoneStep, saidIn } from './step-kinds.ts';

/** Counts by name. An object instead of a record, so that editors complete the names. */
function countsOf(names: readonly string[]) {
  return v.strictObject(Object.fromEntries(names.map((name) => [name, v.exactOptional(count)])));
}

/** What a person sees of a screen: a heading, a text, or an element by its role and name. */
const SCREEN_PART = v.pipe(
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
    ({ heading, text, role, name }) =>
      [heading, text, role].filter((one) => one !== undefined).length === 1 &&
      (role === undefined) === (name === undefined),
    'Expected one of heading, text, or role with name',
  ),
  v.check(
    ({ text, is }) => text === undefined || is === undefined || is === 'absent',
    'Expected of a text that it is there or absent',
  ),
);

/** A step that expects something. */
export const EXPECTATION = v.pipe(
  phoneStep('expect', {
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
      v.optional(v.pipe(v.array(SCREEN_PART), v.minLength(1, 'Expected a part of the screen'))),
      v.description('what the person sees; not checked on the machines, which have no screen'),
    ),
  }),
  v.check((step) => saidIn(step).length > 0, 'Expected something to look at'),
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

export type Expectation = v.InferOutput<typeof EXPECTATION>;
/** What is expected of one part of a screen. */
export type ScreenPart = v.InferOutput<typeof SCREEN_PART>;
