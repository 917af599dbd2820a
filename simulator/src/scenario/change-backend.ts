import { ACTION_ROWS, actionsIn } from '../backend/actions.ts';
import type { Backend } from '../backend/backend.ts';
import { changeState } from '../backend/change-state.ts';
import type { Action } from './step.ts';

/**
 * Changes the backend's state and conditions as a step says. Returns why it can't: the part of the step as a JSON
 * Pointer, and words.
 */
export function changeBackend(
  backend: Backend,
  change: Extract<Action, { do: 'backend.change' }>,
): { readonly pointer: string; readonly message: string } | null {
  const changed = changeState(backend.peek(), change);
  if (!changed.ok) return changed.failure;
  backend.edit(changed.value);
  if (change.claimCode !== undefined) backend.setConditions({ claimCode: change.claimCode });
  for (const { name, argument } of actionsIn(change)) {
    const { field, verdict } = ACTION_ROWS[name];
    const { isAccepted, message } = verdict(Reflect.apply(backend[name], null, [argument]));
    if (!isAccepted) return { pointer: `/${field}`, message };
  }
  return null;
}
