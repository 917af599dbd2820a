import { isPersonId } from '../../backend/login/login.fixture.ts';
import { valueAt } from '../../shared/json-pointer.ts';
import type { ActorSight, Sights } from '../driver.ts';

/** What of a running page a story is told by. Screens ask for more, and more often, than machines do. */
export type StorySights = Pick<
  Sights,
  'actors' | 'route' | 'left' | 'redirect' | 'user' | 'language' | 'backend'
>;

/** An expectation, as a file holds it. */
export interface ExpectStep {
  readonly do: 'expect';
  readonly [part: string]: unknown;
}

/** What was seen at one moment, as far as it is expected. */
export interface Seen {
  /** By `systemId`. */
  readonly actors: Readonly<Record<string, SeenActor>>;
  readonly world: Readonly<Record<string, unknown>>;
  /** Counts of what the backend has on record, by JSON Pointer. */
  readonly backend: Readonly<Record<string, number>>;
}

interface SeenActor {
  readonly state: string | readonly string[];
  /** What else tells how it went, by JSON Pointer. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Where a machine that always runs is, while nobody has to do with it. */
const AT_REST: Readonly<Record<string, string>> = {
  login: 'enteringPhone',
  loginRedirect: 'idle',
};

/** It starts and stops the others: what it does is seen by them. */
const ROOT = 'app';

/** What tells how it went where the state alone does not. */
const TELLING: readonly string[] = [
  '/outcome/kind',
  '/outcome/result/prize/kind',
  '/notice/kind',
  '/problem/message',
];

/** What people did for good. */
const RECORDS: readonly string[] = [
  '/claims/length',
  '/draws/made/length',
  '/checkIns/made/length',
  '/community/registrations/length',
  '/giftExchange/made/length',
];

/** Before anything was seen: what is as it mostly is goes without saying. */
export const NOTHING_SEEN: Seen = {
  actors: {},
  world: { left: null, redirect: null },
  backend: Object.fromEntries(RECORDS.map((pointer) => [pointer, 0])),
};

/** Takes from what is seen what it is told by. */
export function seenOf(sights: StorySights): Seen {
  const { route, left, redirect, user, language, backend } = sights;
  return {
    actors: Object.fromEntries(
      Object.entries(sights.actors)
        .filter(([name]) => name !== ROOT)
        .map(([name, actor]) => [name, seenActor(actor)]),
    ),
    world: {
      route,
      left,
      redirect,
      // A file knows the people of the fixtures alone.
      ...(user === null || isPersonId(user) ? { user } : {}),
      language,
    },
    backend: Object.fromEntries(
      RECORDS.map((pointer) => [pointer, Number(valueAt(backend, pointer))]),
    ),
  };
}

function seenActor({ states, context }: ActorSight): SeenActor {
  const [state = '', ...others] = states;
  const telling = TELLING.map((pointer) => [pointer, valueAt(context, pointer)] as const);
  return {
    state: others.length === 0 ? state : states,
    context: Object.fromEntries(telling.filter(([, value]) => typeof value === 'string')),
  };
}

/** What to expect after something else was seen before: what changed, and nothing else. */
export function expectationsOf(seen: Seen, before: Seen): readonly ExpectStep[] {
  const backend = changed(seen.backend, before.backend);
  const around = {
    ...changed(seen.world, before.world),
    ...(Object.keys(backend).length === 0 ? {} : { backend }),
  };
  const [first = {}, ...others] = Object.entries(seen.actors)
    .filter(([name, actor]) => !isSame(actor, actorBefore(name, before)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([actor, { state, context }]) => ({
      actor,
      state,
      ...(Object.keys(context).length === 0 ? {} : { context }),
    }));
  return [{ ...first, ...around }, ...others]
    .filter((parts) => Object.keys(parts).length > 0)
    .map((parts) => ({ do: 'expect', ...parts }));
}

function actorBefore(name: string, before: Seen): SeenActor | undefined {
  const state = AT_REST[name];
  return before.actors[name] ?? (state === undefined ? undefined : { state, context: {} });
}

function changed<Value>(
  after: Readonly<Record<string, Value>>,
  before: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
