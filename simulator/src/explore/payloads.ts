import { examplePayload, payloadChoices } from '../chart/event-payloads.ts';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import type { Choose } from './choose.ts';
import type { Corpus } from './corpus.ts';

/** What people type: what fits a field, and what does not. */
const TEXTS: readonly string[] = [
  '{{phone:member}}',
  '{{smsCode}}',
  'Jl. Kopi 1, Jakarta',
  '2',
  '',
];

/** How a machine that is sent an event is known. */
interface Addressee {
  /** Its `systemId`. */
  readonly actor: string;
  /** Its own id. */
  readonly machine: string;
  readonly context: JsonObject;
}

/** An event of a type: as a stored scenario sends it, or as its example has it with what the machine knows. */
export function eventOf(
  type: string,
  { actor, machine, context }: Addressee,
  { events }: Pick<Corpus, 'events'>,
  choose: Choose,
): JsonObject {
  const example = examplePayload(machine, type);
  if (example === null) return { type };
  const stored = events.get(`${actor} ${type}`) ?? [];
  if (stored.length > 0 && choose.oneIn(2)) return choose.of(stored);
  return { type, ...varied({ ...example }, context, choose) };
}

function varied(example: JsonObject, context: JsonObject, choose: Choose): JsonObject {
  return Object.fromEntries(
    Object.entries(example).map(([field, value]) => [
      field,
      choose.of(valuesOf(field, value, context, choose)),
    ]),
  );
}

function valuesOf(
  field: string,
  example: unknown,
  context: JsonObject,
  choose: Choose,
): readonly unknown[] {
  const choices = payloadChoices(field);
  if (choices !== null) return choices;
  if (isJsonObject(example)) return [varied(example, context, choose)];
  if (typeof example === 'number') return [example, 1, 2, 3, 10 * example];
  if (field === 'text') return [example, ...TEXTS];
  return [example, ...idsIn(context)];
}

/** The ids of whatever a machine knows, such as the prizes to choose from. */
function idsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap((part) => idsIn(part, depth + 1))];
}
