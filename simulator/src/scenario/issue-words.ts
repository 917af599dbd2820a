import type * as v from 'valibot';
import { expectedKinds } from '../shared/expected-kinds.ts';
import { isJsonObject } from '../shared/json-object.ts';
import { maskText, maskValue } from '../shared/mask-text.ts';
import type { SCENARIO } from './scenario.ts';

/** Something in which a file differs from the format. */
export type ScenarioIssue = v.InferIssue<typeof SCENARIO>;

/** How much of a value is shown: characters. */
const SHOWN = 60;

/**
 * What was expected, and what was found. Masked: it is there to be read.
 *
 * @param key What the place is called in the file.
 * @param input What the file has there.
 */
export function issueWords(issue: ScenarioIssue, key: string, input: unknown): string {
  const { expected, message } = issue;
  if (issue.type === 'strict_object' && expected === 'never') {
    return `there is no field "${maskText(key)}"`;
  }
  if (issue.type === 'variant' && expected !== 'Object') return variantWords(issue, key, input);
  if (input === undefined) return `something is missing: ${missingWords(issue, key)}`;
  const rule = /^Expected (.*)$/.exec(message)?.[1];
  const wanted = `expected ${rule ?? kindWords(expected ?? message)}`;
  // A rule between the fields of an object says itself what is wrong with them.
  return isJsonObject(input) && rule !== undefined
    ? wanted
    : `${wanted}, found ${found(input, key)}`;
}

/** That an object was expected, and a list found. */
export function noObjectWords(list: unknown): string {
  return `expected an object, found ${found(list, '')}`;
}

function variantWords({ expected }: ScenarioIssue, key: string, input: unknown): string {
  const thereAre = `there are ${expectedKinds(expected ?? '').join(', ')}`;
  return input === undefined
    ? `something is missing: "${key}"; ${thereAre}`
    : `there is no ${found(input, key)}; ${thereAre}`;
}

/** A field goes by its name, an item of a list has none. */
function missingWords({ expected, path }: ScenarioIssue, key: string): string {
  return path?.at(-1)?.type === 'object' ? `"${key}"` : kindWords(expected ?? '');
}

function kindWords(expected: string): string {
  const [first = '', ...others] = expectedKinds(expected);
  return others.length === 0 ? first : `one of ${[first, ...others].join(', ')}`;
}

function found(value: unknown, key: string): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isJsonObject(value)) return 'an object';
  const text = JSON.stringify(maskValue(value, key));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
