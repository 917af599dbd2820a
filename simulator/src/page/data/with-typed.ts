import { fail, type Result, succeed } from '@cangkir/core';
import { changeState } from '../../backend/change-state.ts';
import type { BackendState } from '../../backend/state.ts';
import { parseJson } from '../../shared/parse-json.ts';

/**
 * The state with what was typed in the place of an entry: its JSON where the backend can be so, a moment
 * such as `2026-09-04T14:54:00+07:00` in milliseconds, else the plain text. Fails with why it is none of them.
 */
export function withTyped(
  state: BackendState,
  pointer: string,
  text: string,
): Result<BackendState, string> {
  const results = valuesOf(text).map((value) =>
    changeState(state, { set: { [pointer]: value }, remove: [] }),
  );
  const [first] = results;
  const fitting = results.find((result) => result.ok) ?? first;
  if (fitting === undefined) return fail('Type a value.');
  return fitting.ok ? succeed(fitting.value) : fail(fitting.failure.message);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** All that a text may mean, the likeliest first. */
function valuesOf(text: string): readonly unknown[] {
  const typed = text.trim();
  if (typed === '') return [];
  const moment = MOMENT.test(typed) ? Date.parse(typed) : Number.NaN;
  return [...jsonOf(typed), ...(Number.isNaN(moment) ? [] : [moment]), typed];
}

function jsonOf(text: string): readonly unknown[] {
  const value = parseJson(text);
  return value === undefined ? [] : [value];
}
