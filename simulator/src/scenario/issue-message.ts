import type * as v from 'valibot';
import { expectedKinds } from '../shared/expected-kinds.ts';
import { isJsonObject } from '../shared/json-object.ts';
import { maskText, maskValue } from '../shared/mask-text.ts';
import type { SCENARIO } from './scenario.ts';

/** A difference between a file and the format. */
export type ScenarioIssue = v.InferIssue<typeof SCENARIO>;

/** The maximum number of characters that are shown of a value. */
const SHOWN = 60;

/**
 * Says what was expected, and what was found. Masked, for it is shown.
 *
 * @param key The name of the place in the file.
 * @param input The value of the file there.
 */
export function issueMessage(issue: ScenarioIssue, key: string, input: unknown): string {
  const { expected, message } = issue;
  if (issue.type === 'strict_object' && expected === 'never') {
    return `there is no field "${maskText(key)}"`;
  }
  if (issue.type === 'variant' && expected !== 'Object') return variantLabel(issue, key, input);
  if (input === undefined) return `something is missing: ${missingMessage(issue, key)}`;
  const rule = /^Expected (.*)$/.exec(message)?.[1];
  const wanted = `expected ${rule ?? kindLabel(expected ?? message)}`;
  // A rule between the fields of an object already says which are wrong.
  return isJsonObject(input) && rule !== undefined
    ? wanted
    : `${wanted}, found ${found(input, key)}`;
}

/** Says that an object was expected, and a list found. */
export function noObjectMessage(list: unknown): string {
  return `expected an object, found ${found(list, '')}`;
}

function variantLabel({ expected }: ScenarioIssue, key: string, input: unknown): string {
  const thereAre = `there are ${expectedKinds(expected ?? '').join(', ')}`;
  return input === undefined
    ? `something is missing: "${key}"; ${thereAre}`
    : `there is no ${found(input, key)}; ${thereAre}`;
}

/** A field has a name, an item of a list has none. */
function missingMessage({ expected, path }: ScenarioIssue, key: string): string {
  return path?.at(-1)?.type === 'object' ? `"${key}"` : kindLabel(expected ?? '');
}

function kindLabel(expected: string): string {
  const [first = '', ...others] = expectedKinds(expected);
  return others.length === 0 ? first : `one of ${[first, ...others].join(', ')}`;
}

function found(value: unknown, key: string): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isJsonObject(value)) return 'an object';
  const text = JSON.stringify(maskValue(value, key));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
