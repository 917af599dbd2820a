import type { RootActor } from '@cangkir/core';
import {
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as eventDescriptorsOf,
} from 'xstate';

/** A machine that runs. */
export interface Machine {
  readonly logic: { readonly id: string };
  getSnapshot(): AnyMachineSnapshot;
  send(event: object): void;
}

/** The machines of an app with their `systemId`, in the order of their start. */
export function machinesOf(root: RootActor | null): readonly (readonly [string, Machine])[] {
  const actors: Record<string, unknown> = root?.system.getAll() ?? {};
  return Object.entries(actors).flatMap(([name, actor]) =>
    isMachine(actor) ? [[name, actor] as const] : [],
  );
}

/** The events from outside that a state has a transition for. */
export function eventTypesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  const types = eventDescriptorsOf(snapshot).filter(
    (type) => !type.startsWith('xstate.') && type !== '*',
  );
  return [...new Set(types)];
}

function isMachine(actor: unknown): actor is Machine {
  return (
    typeof actor === 'object' &&
    actor !== null &&
    'logic' in actor &&
    typeof actor.logic === 'object' &&
    actor.logic !== null &&
    'definition' in actor.logic
  );
}
