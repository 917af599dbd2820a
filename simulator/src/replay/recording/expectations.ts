import type {
  LoginMachine,
  LoginRedirectMachine,
  LogOutEverywhereMachine,
} from '@cangkir/core/login';
import type { StateValueFrom } from 'xstate';
import { RECORD_LISTS } from '../../backend/entry-paths.ts';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import type { BackendState } from '../../backend/state.ts';
import { valueAt } from '../../shared/json-pointer.ts';
import type { Observations, ObservedActor } from '../driver.ts';

/**
 * What a recording looks at in a running page. Requests and calls are not part of it: a screen makes more of
 * them than the machines alone.
 */
export type Observation = Pick<
  Observations,
  'actors' | 'route' | 'left' | 'redirect' | 'user' | 'language' | 'backend'
>;

/** An expectation as a file holds it. */
export interface ExpectStep {
  readonly do: 'expect';
  readonly [part: string]: unknown;
}

/** The part of an observation that a scenario expects. */
export interface Expectable {
  /** By `systemId`. */
  readonly actors: Readonly<Record<string, ExpectableActor>>;
  readonly world: Readonly<Record<string, unknown>>;
  /** How many records of each kind the backend has, by JSON Pointer. */
  readonly backend: Readonly<Record<string, number>>;
}

interface ExpectableActor {
  readonly state: string | readonly string[];
  /** By JSON Pointer. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** The initial state of machines that always run. */
const INITIAL_STATES: Readonly<Record<string, string>> = {
  login: 'enteringPhone',
  loginRedirect: 'idle',
  logOutEverywhere: 'idle',
} satisfies {
  readonly login: StateValueFrom<LoginMachine>;
  readonly loginRedirect: StateValueFrom<LoginRedirectMachine>;
  readonly logOutEverywhere: StateValueFrom<LogOutEverywhereMachine>;
};

/** The root machine only starts and stops the others. */
const ROOT = 'app';

/** A page that runs is its feature, which has an expectation of its own. */
function isRunningPage(name: string, { states }: ObservedActor): boolean {
  return name === 'page' && states[0] === 'running';
}

/** The parts of a machine's context that its state alone does not imply. */
const CONTEXT: readonly string[] = [
  '/outcome/kind',
  '/outcome/result/prize/kind',
  '/notice/kind',
  '/problem/message',
];

/** How many records people have left in the backend, by JSON Pointer. */
const COUNTS: readonly string[] = RECORD_LISTS.map((path) => `/${path}/length`);

/** Before the first observation: the usual values need no expectation. */
export const NOTHING_OBSERVED: Expectable = {
  actors: {},
  world: { left: null, redirect: null },
  backend: Object.fromEntries(COUNTS.map((pointer) => [pointer, 0])),
};

/** The part of an observation that a scenario expects. */
export function expectableOf(observation: Observation): Expectable {
  const { route, left, redirect, user, language, backend } = observation;
  return {
    actors: Object.fromEntries(
      Object.entries(observation.actors)
        .filter(([name, actor]) => name !== ROOT && !isRunningPage(name, actor))
        .map(([name, actor]) => [name, expectableActor(actor)]),
    ),
    world: {
      route,
      left,
      redirect,
      // A file can only name people of the fixtures.
      ...(user === null || isPersonId(user) ? { user } : {}),
      language,
    },
    backend: countsOf(backend),
  };
}

/** How many records of each kind the backend has. */
export function countsOf(backend: BackendState): Expectable['backend'] {
  return Object.fromEntries(COUNTS.map((pointer) => [pointer, Number(valueAt(backend, pointer))]));
}

function expectableActor({ states, context }: ObservedActor): ExpectableActor {
  const [state = '', ...others] = states;
  const values = CONTEXT.map((pointer) => [pointer, valueAt(context, pointer)] as const);
  return {
    state: others.length === 0 ? state : states,
    context: Object.fromEntries(values.filter(([, value]) => typeof value === 'string')),
  };
}

/** Expects what has changed since before, and nothing else. */
export function expectationsOf(now: Expectable, before: Expectable): readonly ExpectStep[] {
  const backend = changedEntries(now.backend, before.backend);
  const world = {
    ...changedEntries(now.world, before.world),
    ...(Object.keys(backend).length === 0 ? {} : { backend }),
  };
  const [first = {}, ...others] = Object.entries(now.actors)
    .filter(([name, actor]) => !isSame(actor, actorBefore(name, before)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([actor, { state, context }]) => ({
      actor,
      state,
      ...(Object.keys(context).length === 0 ? {} : { context }),
    }));
  return [{ ...first, ...world }, ...others]
    .filter((parts) => Object.keys(parts).length > 0)
    .map((parts) => ({ do: 'expect', ...parts }));
}

function actorBefore(name: string, before: Expectable): ExpectableActor | undefined {
  const state = INITIAL_STATES[name];
  return before.actors[name] ?? (state === undefined ? undefined : { state, context: {} });
}

function changedEntries<Value>(
  now: Readonly<Record<string, Value>>,
  before: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
