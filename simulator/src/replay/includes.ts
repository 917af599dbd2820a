import { isJsonObject } from '../shared/json-object.ts';

/** Stands for any value except null in an expectation: a new id, a voucher’s code. */
export const ANYTHING = '{{any}}';

/**
 * Whether a value is as a scenario expects it: the written fields of an object must be there, a list must be
 * equal from end to end, and null also matches a missing value.
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
