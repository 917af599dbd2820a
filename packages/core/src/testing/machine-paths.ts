import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  fromPromise,
} from 'xstate';

/** The inputs that lead through a machine. */
export interface MachinePaths {
  readonly machine: AnyStateMachine;
  /** Possible inputs of the machine. */
  readonly inputs: readonly unknown[];
  /** Possible events, besides delays and answers. */
  readonly events: readonly EventObject[];
  /** The possible answers of each invoked actor, by its name in `setup`. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Context fields that no guard reads: states that differ only by these count as one. */
  readonly unread?: readonly string[];
}

/** States and transitions that no path covers. */
export interface Uncovered {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/**
 * Follows every event from every state of a machine, the nearest states first, until all is covered. Child actors never
 * answer by themselves. Returns the states and transitions that remain: unreachable ones, or ones that the given events
 * and answers miss.
 */
export function findUncovered({
  machine,
  inputs,
  events,
  answers,
  unread = [],
}: MachinePaths): Uncovered {
  const silent = Object.keys(answers).map((name) => [
    name,
    fromPromise(() => new Promise(() => {})),
  ]);
  const asleep = machine.provide({ actors: Object.fromEntries(silent) });
  const nodes = nodesBelow(asleep.root);
  const worldEvents = [...events, ...nodes.flatMap((node) => endsOf(node, answers))];
  const untaken = new Map(
    nodes.flatMap((node) => transitionsOf(node).map((one) => [one, nameOf(one)] as const)),
  );
  const unreached = new Set(nodes.filter((node) => node !== asleep.root).map(({ id }) => id));
  const scope = watchedScope((transition) => {
    untaken.delete(transition);
    for (const { id } of [transition.source, ...(transition.target ?? [])]) unreached.delete(id);
  });

  /** The events that a state accepts: most belong to other states. */
  function acceptedEvents({ _nodes: active }: AnyMachineSnapshot): readonly EventObject[] {
    return worldEvents.filter(({ type }) => active.some((node) => node.transitions.has(type)));
  }

  function serializeState({ value, context }: AnyMachineSnapshot): string {
    const read = Object.entries(context).filter(
      ([name]) => name !== 'ports' && !unread.includes(name),
    );
    return JSON.stringify([value, read]);
  }

  const states = new Map<string, AnyMachineSnapshot>();
  const reach = (state: AnyMachineSnapshot) => {
    const name = serializeState(state);
    if (!states.has(name)) states.set(name, state);
  };
  for (const input of inputs) reach(asleep.getInitialSnapshot(scope, input));
  // The states that are found on the way come last.
  for (const state of states.values()) {
    if (untaken.size === 0 && unreached.size === 0) break;
    for (const event of acceptedEvents(state)) reach(asleep.transition(state, event, scope));
  }
  return { states: [...unreached], transitions: [...untaken.values()] };
}

/** An actor scope without a running actor, which reports every transition. */
function watchedScope(onTaken: (transition: AnyTransitionDefinition) => void): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of inspected._transitions) onTaken(transition);
  });
  const nothing = () => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** The ends of a state's delays, and the answers of its actors. */
function endsOf(node: AnyStateNode, answers: MachinePaths['answers']): EventObject[] {
  const ends = node.after.map(({ eventType }) => ({ type: eventType }));
  const answered = node.invoke.flatMap(({ id, src }) => [
    ...(answers[String(src)] ?? []).map((output) => ({
      type: `xstate.done.actor.${id}`,
      output,
      actorId: id,
    })),
    { type: `xstate.error.actor.${id}`, error: new Error('It failed.'), actorId: id },
  ]);
  return [...ends, ...answered.filter(({ type }) => node.transitions.has(type))];
}

function nameOf({ source, eventType, target }: AnyTransitionDefinition): string {
  const targets = target?.map(({ id }) => id).join(' ') ?? 'no other state';
  return `${source.id}: ${eventType === '' ? 'always' : eventType} → ${targets}`;
}
