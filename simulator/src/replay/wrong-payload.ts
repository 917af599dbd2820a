import { payloadChoices } from '../chart/event-payloads.ts';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import { formatPointer } from '../shared/json-pointer.ts';
import { replacePhones } from '../shared/mask-text.ts';
import type { Refusal } from './driver.ts';

/**
 * How an event differs from its example: it would crash the machine, or do nothing, a step later. Null if it
 * has the same fields of the same kinds and, where a machine knows only a few texts, one of those.
 */
export function wrongPayload(
  { type, ...carried }: { readonly type: string },
  example: object,
): Refusal | null {
  return wrongObject(type, ['event'], carried, { ...example });
}

type Path = readonly string[];

function wrongObject(
  name: string,
  path: Path,
  carried: JsonObject,
  example: JsonObject,
): Refusal | null {
  for (const [field, value] of Object.entries(carried)) {
    const refusal = Object.hasOwn(example, field)
      ? wrongValue([...path, field], value, example[field])
      : {
          pointer: formatPointer([...path, field]),
          message: `${name} carries no ${field}. It carries ${namesOf(example)}.`,
        };
    if (refusal !== null) return refusal;
  }
  const lacking = Object.keys(example).find((field) => !Object.hasOwn(carried, field));
  if (lacking === undefined) return null;
  const message = `${name} lacks ${lacking}: ${kindLabel(lacking, example[lacking])}.`;
  return { pointer: formatPointer(path), message };
}

function wrongValue(path: Path, value: unknown, example: unknown): Refusal | null {
  const field = path.at(-1) ?? '';
  if (isJsonObject(value) && isJsonObject(example)) return wrongObject(field, path, value, example);
  const choices: readonly unknown[] | null = payloadChoices(field);
  const isRight = choices === null ? typeof value === typeof example : choices.includes(value);
  if (isRight && !isJsonObject(example)) return null;
  return {
    pointer: formatPointer(path),
    message: `${field} must be ${kindLabel(field, example)}.`,
  };
}

function kindLabel(field: string, example: unknown): string {
  if (isJsonObject(example)) return `an object with ${namesOf(example)}`;
  const choices = payloadChoices(field);
  if (choices !== null) return `one of ${choices.join(', ')}`;
  return `a ${typeof example}, for example ${replacePhones(JSON.stringify(example), placeholderOf)}`;
}

/** A file names the owner of a phone, which itself would be masked. */
function placeholderOf(phone: string): string {
  return phone.startsWith('+') ? '{{e164:member}}' : '{{phone:member}}';
}

function namesOf(example: JsonObject): string {
  return Object.keys(example).join(', ') || 'nothing';
}
