import type { ActorRefFromLogic, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { PageEmitted, PageHost, PageStart } from './page.types.ts';

/** The definition of a page with a machine. */
export interface PageDefinition<Machine extends AnyStateMachine, Ports, View> {
  readonly machine: Machine;
  /** The machine's input. Key, query and draft are untrusted: parse them here. */
  input(start: PageStart, ports: Ports): InputFrom<Machine>;
  /** The data of the screen. */
  view(snapshot: SnapshotFrom<Machine>): View;
  /** The data that a reload resumes from; null if nothing is pending. */
  draftOf(snapshot: SnapshotFrom<Machine>): object | null;
  /** The page's route that fits the state; null if any of its routes will do. */
  routeName?(view: View, snapshot: SnapshotFrom<Machine>): RouteName | null;
}

export function definePage<Machine extends AnyStateMachine, Ports, View>(
  definition: PageDefinition<Machine, Ports, View>,
): PageDefinition<Machine, Ports, View> {
  return definition;
}

/** Starts a machine as a child of the root. */
export type PageSpawner = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly systemId: string; readonly input: InputFrom<Machine> },
) => ActorRefFromLogic<Machine>;

/** Starts the machine of a page under its name, and follows it. */
export function spawnPage<Machine extends AnyStateMachine, Ports, View>(
  systemId: string,
  page: PageDefinition<Machine, Ports, View>,
  ports: Ports,
  start: PageStart,
  host: PageHost,
  spawn: PageSpawner,
): ActorRefFromLogic<Machine> {
  const actor = spawn(page.machine, { systemId, input: page.input(start, ports) });
  actor.on('*', (emitted: PageEmitted) => host.handle(emitted));
  actor.subscribe((snapshot: SnapshotFrom<Machine>) => {
    host.keepDraft(page.draftOf(snapshot));
    if (page.routeName !== undefined) host.keepAt(page.routeName(page.view(snapshot), snapshot));
  });
  return actor;
}
