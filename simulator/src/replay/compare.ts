import { pathOf, queryOf } from '@cangkir/core';
import type { Expectation } from '../scenario/expectation.ts';
import { formatPointer, parsePointer, valueAt } from '../shared/json-pointer.ts';
import { parseJson } from '../shared/parse-json.ts';
import { compareScreen } from './compare-screen.ts';
import type { Mismatch } from './difference.ts';
import type { Observations, ObservedActor } from './driver.ts';
import { includes } from './includes.ts';

/** What a mismatch shows for the machine if none runs. */
const NOBODY_RUNS = 'no machine runs';

/** What there is where nothing is: a null that is stored or known would read the same. */
const NOTHING_THERE = 'nothing is there';

/** What can be seen of a phone, one thing at a time. */
interface ObservedPhone {
  observe<Name extends keyof Observations>(name: Name): Promise<Observations[Name]>;
}

/** Everything in which what can be seen of a phone differs from what is expected. */
export async function compare(expectation: Expectation, phone: ObservedPhone): Promise<Mismatch[]> {
  const { do: _, actor, state, running, context, ...others } = expectation;
  const mismatches =
    actor === undefined
      ? []
      : compareActor({ actor, state, running, context }, await phone.observe('actors'));
  for (const part of PARTS) mismatches.push(...(await part(others, phone)));
  return mismatches;
}

type ActorPart = Pick<Expectation, 'state' | 'running' | 'context'> & { readonly actor: string };

function compareActor(part: ActorPart, actors: Observations['actors']): Mismatch[] {
  const observed = Object.hasOwn(actors, part.actor) ? actors[part.actor] : undefined;
  const isRunning = observed !== undefined;
  if (part.running !== undefined && part.running !== isRunning) {
    return [{ pointer: '/running', expected: part.running, got: isRunning }];
  }
  if (observed === undefined) return part.running === false ? [] : [notRunning(part.actor, actors)];
  return [
    ...compareState(part.state, observed),
    ...compareAll(['context'], part.context ?? {}, observed.context),
  ];
}

function notRunning(actor: string, actors: Observations['actors']): Mismatch {
  const running = Object.keys(actors);
  const gotText = running.length === 0 ? NOBODY_RUNS : `running: ${running.sort().join(', ')}`;
  return { pointer: '/actor', expected: actor, gotMessage: gotText };
}

function compareState(expected: Expectation['state'], { states }: ObservedActor): Mismatch[] {
  const isIn = (wanted: string) =>
    states.some((state) => state === wanted || state.startsWith(`${wanted}.`));
  if (expected === undefined || [expected].flat().every(isIn)) return [];
  return [{ pointer: '/state', expected, got: states.length === 1 ? states[0] : states }];
}

/**
 * Compares each value that is expected at a pointer. What it begins with has to be there: a mistyped name
 * would be null for ever.
 */
function compareAll(
  path: readonly string[],
  expected: Readonly<Record<string, unknown>>,
  got: unknown,
): Mismatch[] {
  return Object.entries(expected).flatMap(([pointer, value]) => {
    const place = [...path, pointer];
    const [name] = parsePointer(pointer);
    if (name === undefined || valueAt(got, formatPointer([name])) !== undefined) {
      return compareOne(place, value, valueAt(got, pointer));
    }
    return [{ pointer: formatPointer(place), expected: value, gotMessage: lackMessage(name, got) }];
  });
}

function lackMessage(name: string, got: unknown): string {
  const names = typeof got === 'object' && got !== null ? Object.keys(got) : [];
  return `no “${name}”: there are ${names.sort().join(', ')}`;
}

function compareOne(path: readonly string[], expected: unknown, got: unknown): Mismatch[] {
  if (includes(got, expected)) return [];
  const pointer = formatPointer(path);
  return [
    got === undefined
      ? { pointer, expected, gotMessage: NOTHING_THERE }
      : { pointer, expected, got },
  ];
}

type Part = (
  expectation: Omit<Expectation, 'do'>,
  phone: ObservedPhone,
) => Promise<Mismatch[]> | Mismatch[];

/** The parts that have nothing to do with an actor, in the order of the report. */
const PARTS: readonly Part[] = [
  async ({ route }, phone) =>
    route === undefined ? [] : compareRoute(route, await phone.observe('route')),
  ...(['left', 'redirect', 'user', 'language'] as const).map(
    (name): Part =>
      async ({ [name]: expected }, phone) =>
        expected === undefined ? [] : compareOne([name], expected, await phone.observe(name)),
  ),
  async ({ storage }, phone) =>
    storage === undefined ? [] : compareStorage(storage, await phone.observe('storage')),
  ...(['requests', 'calls'] as const).map(
    (name): Part =>
      async ({ [name]: expected }, phone) =>
        expected === undefined ? [] : compareCounts(name, expected, await phone.observe(name)),
  ),
  async ({ backend }, phone) =>
    backend === undefined ? [] : compareAll(['backend'], backend, await phone.observe('backend')),
  async ({ screen }, phone) => {
    const observed = screen === undefined ? null : await phone.observe('screen');
    return screen === undefined || observed === null ? [] : compareScreen(screen, observed);
  },
];

/** The path has to be the same; of the query, what is written. */
function compareRoute(expected: string, got: string): Mismatch[] {
  const isThere = pathOf(expected) === pathOf(got) && includes(queryOf(got), queryOf(expected));
  return isThere ? [] : [{ pointer: '/route', expected, got }];
}

function compareCounts(
  field: string,
  expected: Readonly<Record<string, number | undefined>>,
  got: Readonly<Record<string, number>>,
): Mismatch[] {
  return Object.entries(expected).flatMap(([name, count]) =>
    compareOne([field, name], count, got[name] ?? 0),
  );
}

function compareStorage(
  expected: NonNullable<Expectation['storage']>,
  got: Observations['storage'],
): Mismatch[] {
  return (['local', 'session'] as const).flatMap((area) =>
    Object.entries(expected[area] ?? {}).flatMap(([key, value]) =>
      compareStored(['storage', area, key], value, got[area][key]),
    ),
  );
}

/** A text is compared as it is; of JSON, what is expected at each pointer. */
function compareStored(
  path: readonly string[],
  expected: unknown,
  got: string | undefined,
): Mismatch[] {
  if (typeof expected !== 'object' || expected === null) return compareOne(path, expected, got);
  const stored = got === undefined ? undefined : parseJson(got, got);
  return Object.entries(expected).flatMap(([pointer, value]) =>
    compareOne([...path, pointer], value, valueAt(stored, pointer)),
  );
}
