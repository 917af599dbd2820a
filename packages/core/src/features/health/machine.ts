import type { AnyMachineSnapshot } from 'xstate';

/** A running machine, with the parts that are read by those who watch it. */
export interface Machine {
  readonly logic: { readonly id: string; readonly events: readonly string[] };
  getSnapshot(): AnyMachineSnapshot;
  send(event: object): void;
}

/** Whether an actor is a machine, and not a promise or a callback. */
export function isMachine(actor: unknown): actor is Machine {
  return (
    typeof actor === 'object' &&
    actor !== null &&
    'logic' in actor &&
    typeof actor.logic === 'object' &&
    actor.logic !== null &&
    'definition' in actor.logic
  );
}
