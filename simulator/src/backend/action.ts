import * as v from 'valibot';
import type { RuleContext } from './rule.ts';

/**
 * What the till or the desk does in the backend by itself. From its row follow the backend's member, which
 * `window.simulator` guards, the field of a scenario's step with its words, and the form at the till.
 */
export interface BackendAction<Field extends string, Argument, Done> {
  /** The field of the step `backend.change` that does it, and the event that reports it. */
  readonly field: Field;
  readonly argument: v.GenericSchema<Argument>;
  /** What such a step says. */
  label(argument: Argument): string;
  run(context: Pick<RuleContext, 'state' | 'random' | 'now'>, argument: Argument): Done;
  verdict(done: Done): Verdict;
  /** Its form at the till; null for what is done elsewhere. */
  readonly till: TillForm<Argument> | null;
}

/** Whether something was done, in words for people. */
export interface Verdict {
  readonly isAccepted: boolean;
  readonly message: string;
}

/** A form with one field. */
interface TillForm<Argument> {
  readonly label: string;
  readonly button: string;
  /** What is typed, as an argument. */
  read(typed: string): Argument;
  /** How the till writes the argument. */
  shown(argument: Argument): string;
}

/** A row of any type. */
export type AnyAction = BackendAction<string, unknown, unknown>;

/** An argument that is a text, such as what is scanned. Its description is for authors of scenarios. */
export function textArgument(description: string): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.minLength(1, 'Expected a text that is not empty'),
    v.description(description),
  );
}

/** Types a row. */
export function action<const Field extends string, Argument, Done>(
  row: BackendAction<Field, Argument, Done>,
): BackendAction<Field, Argument, Done> {
  return row;
}
