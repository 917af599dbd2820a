import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import type { AnyAction, BackendAction } from './action.ts';
import { ACTIONS } from './features.ts';

type Actions = typeof ACTIONS;

/** The name of an action: the backend's member. */
export type ActionName = keyof Actions;

/** The field of an action in a step, and its event. */
export type ActionField = Actions[ActionName]['field'];

/** The backend's members that do the actions. The sender is the phone that does it, if one does. */
export type BackendActions = {
  readonly [Name in ActionName]: Actions[Name] extends BackendAction<
    string,
    infer Argument,
    infer Done
  >
    ? (argument: Argument, sender?: string) => Done
    : never;
};

/** An action that was done or refused. */
export interface ActionDone {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: ActionName;
  /** The phone that did it; null for the till and the desk. */
  readonly sender: string | null;
  readonly argument: unknown;
  readonly result: unknown;
}

type ActionFields = {
  readonly [Name in ActionName as Actions[Name]['field']]: v.OptionalSchema<
    Actions[Name]['argument'],
    undefined
  >;
};

/** The rows by name. */
export const ACTION_ROWS: Readonly<
  Record<ActionName, BackendAction<ActionField, unknown, unknown>>
> = ACTIONS;

export const ACTION_NAMES = keysOf(ACTION_ROWS);

/** The fields of the step `backend.change`. */
export const ACTION_FIELDS = fieldsOf(Object.values(ACTION_ROWS));

function fieldsOf(rows: readonly AnyAction[]): ActionFields;
function fieldsOf(rows: readonly AnyAction[]): v.ObjectEntries {
  return Object.fromEntries(rows.map(({ field, argument }) => [field, v.optional(argument)]));
}

type Act = (name: ActionName, argument: unknown, sender: string | null) => unknown;

/** Makes the backend's members. */
export function membersBy(act: Act): BackendActions;
export function membersBy(act: Act): object {
  return Object.fromEntries(
    ACTION_NAMES.map((name) => [
      name,
      (argument: unknown, sender: string | null = null) => act(name, argument, sender),
    ]),
  );
}

/** The actions that a step does, with their arguments. */
export function actionsIn(
  step: object,
): readonly { readonly name: ActionName; readonly argument: unknown }[] {
  return ACTION_NAMES.map((name) => ({
    name,
    argument: Reflect.get(step, ACTION_ROWS[name].field),
  })).filter(({ argument }) => argument !== undefined);
}
