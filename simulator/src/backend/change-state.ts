import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { PointerError, withoutValueAt, withValueAt } from '../shared/json-pointer.ts';
import { BACKEND_STATE, type BackendState } from './state.ts';
import { wrongWords } from './wrong-words.ts';

/** Changes of a state, by JSON Pointer. Values are set before others are removed. */
export interface StateChange {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/** An unknown field would have no effect, so it is refused. */
const WHOLE_STATE = v.strictObject(BACKEND_STATE.entries);

/**
 * Applies manual changes to a copy of a state. The result must be a valid state: a mistyped pointer or value fails with
 * a reason, and changes nothing.
 */
export function changeState(
  state: BackendState,
  { set, remove }: StateChange,
): Result<BackendState, { readonly pointer: string; readonly words: string }> {
  try {
    const withSet = Object.entries(set).reduce<unknown>(
      (changed, [pointer, value]) => withValueAt(changed, pointer, value),
      state,
    );
    const parsed = v.safeParse(WHOLE_STATE, remove.reduce(withoutValueAt, withSet));
    return parsed.success
      ? succeed(parsed.output)
      : fail({ pointer: '', words: impossible(parsed.issues) });
  } catch (error) {
    if (error instanceof PointerError) return fail({ pointer: '/set', words: error.message });
    throw error;
  }
}

function impossible([issue]: readonly [v.InferIssue<typeof WHOLE_STATE>, ...unknown[]]): string {
  return `The backend can’t be so: ${wrongWords(issue)}.`;
}
