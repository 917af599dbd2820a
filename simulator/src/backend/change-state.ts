import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { PointerError, withoutValueAt, withValueAt } from '../shared/json-pointer.ts';
import { BACKEND_STATE, type BackendState } from './state.ts';
import { wrongWords } from './wrong-words.ts';

/** What is to be another in a state, by JSON Pointer. Values are set first. */
export interface StateChange {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/** A field that the state does not have would silently do nothing. */
const WHOLE_STATE = v.strictObject(BACKEND_STATE.entries);

/**
 * A copy of a state that was changed by hand. What comes of it has to be a state still: a mistyped pointer
 * or value changes nothing, and fails with why.
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
