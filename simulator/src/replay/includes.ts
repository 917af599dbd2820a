import { isJsonObject } from '../shared/json-object.ts';

/** What an expectation writes where anything will do that is there: a fresh id, a voucher’s code. */
export const ANYTHING = '{{any}}';

/**
 * Tells whether a value is as a scenario expects it: what is written of an object has to be there, a list
 * has to be the same from end to end, and null stands for what is not there, too.
 */
export function includes(got: unknown, expected: unknown): boolean {
  if (expected === ANYTHING) return got !== undefined && got !== null;
  if (Array.isArray(expected)) return Array.isArray(got) && includesList(got, expected);
  if (typeof expected !== 'object' || expected === null) return (got ?? null) === expected;
  if (!isJsonObject(got)) return false;
  return Object.entries(expected).every(([key, value]) =>
    includes(Object.hasOwn(got, key) ? got[key] : undefined, value),
  );
}

function includesList(got: readonly unknown[], expected: readonly unknown[]): boolean {
  return (
    got.length === expected.length && expected.every((value, index) => includes(got[index], value))
  );
}
