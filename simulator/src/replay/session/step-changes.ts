import { formatPointer } from '../../shared/json-pointer.ts';
import { maskText, maskValue } from '../../shared/mask-text.ts';
import { parseJson } from '../../shared/parse-json.ts';
import type { ObservedActor } from '../driver.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that a step changed. Masked and shortened, for it is shown. */
export interface Change {
  /** What changed: a machine's `systemId`, or a storage. */
  readonly owner: string;
  /** A JSON Pointer into it, such as `/context/outcome/kind`. */
  readonly pointer: string;
  /** As JSON; null if it was added. */
  readonly before: string | null;
  /** As JSON; null if it was removed. */
  readonly after: string | null;
}

/** The maximum length of a value: characters. */
const MAX_LENGTH = 80;

/** What changed in the machines and in the browser's storage. */
export function changesBetween(before: Snapshot, after: Snapshot): readonly Change[] {
  if (before.all === after.all) return [];
  const ownersBefore = ownersOf(before);
  const ownersAfter = ownersOf(after);
  return namesOf(ownersAfter, ownersBefore).flatMap((owner) =>
    changesIn(owner, ownersBefore[owner] ?? {}, ownersAfter[owner] ?? {}),
  );
}

/** What changed in one part of what was observed, as plain JSON. */
export function changesIn(owner: string, before: unknown, after: unknown): readonly Change[] {
  return changesAt([], before, after).map((change) => ({ owner, ...change }));
}

function ownersOf({ actors, storage }: Snapshot): Readonly<Record<string, object>> {
  return {
    ...mapped(actors, machineParts),
    'local storage': mapped(storage.local, storedValue),
    'session storage': mapped(storage.session, storedValue),
  };
}

function machineParts({ states, context }: ObservedActor): object {
  return { state: states.join(', '), context };
}

/** The app stores objects as JSON. */
function storedValue(text: string): unknown {
  const value = parseJson(text);
  return isTree(value) ? value : text;
}

function changesAt(
  path: readonly string[],
  before: unknown,
  after: unknown,
): readonly Omit<Change, 'owner'>[] {
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    return namesOf(after, before).flatMap((name) =>
      changesAt([...path, name], entryOf(before, name), entryOf(after, name)),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const name = path.at(-1) ?? '';
  const pointer = formatPointer(path.map(maskText));
  return [{ pointer, before: valueText(before, name), after: valueText(after, name) }];
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function namesOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

function entryOf(tree: object, name: string): unknown {
  return Object.hasOwn(tree, name) ? Reflect.get(tree, name) : undefined;
}

function valueText(value: unknown, name: string): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(maskValue(value, name));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function mapped<Value, Other>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Other,
): Readonly<Record<string, Other>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
