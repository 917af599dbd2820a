import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { isJsonObject } from '../shared/json-object.ts';
import { PointerError, withoutValueAt, withValueAt } from '../shared/json-pointer.ts';
import { ownValue } from './entry-paths.ts';
import { BACKEND_STATE, type BackendState } from './state.ts';
import { wrongMessage } from './wrong-message.ts';

/** Changes of a state, by JSON Pointer. Values are set before others are removed. */
export interface StateChange {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/** Some parts of a state, such as its campaigns. An unknown part would have no effect, so it is refused. */
const PARTS = v.strictObject(v.partial(BACKEND_STATE).entries);

/**
 * Applies manual changes to a state, and validates the parts that they change. A mistyped pointer or value fails with a
 * reason. The state stays as it is; the result shares the other parts with it.
 */
export function changeState(
  state: BackendState,
  { set, remove }: StateChange,
): Result<BackendState, { readonly pointer: string; readonly message: string }> {
  try {
    const withSet = Object.entries(set).reduce<unknown>(
      (changed, [pointer, value]) => withValueAt(changed, pointer, value),
      state,
    );
    return parseChanged(state, remove.reduce(withoutValueAt, withSet));
  } catch (error) {
    if (error instanceof PointerError) return fail({ pointer: '/set', message: error.message });
    throw error;
  }
}

function parseChanged(
  state: BackendState,
  changed: unknown,
): Result<BackendState, { readonly pointer: string; readonly message: string }> {
  if (!isJsonObject(changed)) return impossible('the whole has to be an object');
  const missing = Object.keys(state).find((part) => !Object.hasOwn(changed, part));
  if (missing !== undefined) return impossible(`${missing} is missing`);
  const parts = Object.entries(changed).filter(([part, value]) => value !== ownValue(state, part));
  const parsed = v.safeParse(PARTS, Object.fromEntries(parts));
  return parsed.success
    ? succeed(Object.assign({ ...state }, parsed.output))
    : impossible(wrongMessage(parsed.issues[0]));
}

function impossible(text: string) {
  return fail({ pointer: '', message: `The backend can’t be so: ${text}.` });
}
