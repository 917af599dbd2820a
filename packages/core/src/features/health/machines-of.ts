import type { AnyActorRef } from 'xstate';
import { leavesOf } from './leaves-of.ts';
import { isMachine, type Machine } from './machine.ts';

/** The machines of an app with their `systemId`, in the order of their start. */
export function machinesOf(root: AnyActorRef | null): readonly (readonly [string, Machine])[] {
  const actors: Record<string, unknown> = root?.system.getAll() ?? {};
  return Object.entries(actors).flatMap(([name, actor]) =>
    isMachine(actor) ? [[name, actor] as const] : [],
  );
}

/** The states of each machine of an app, dotted. */
export function statesOf(root: AnyActorRef): Record<string, string> {
  return Object.fromEntries(
    machinesOf(root).map(([name, machine]) => [name, leavesOf(machine.getSnapshot().value).join()]),
  );
}
