import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type AnyStateNode, type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';
import type { Chart, ChartState, ChartTransition, Trigger } from './chart.types.ts';
import { ELSE } from './trigger-text.ts';

/** The name of an unnamed guard or delay. */
const UNNAMED = '…';

/** The chart of a machine: its states and transitions. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesFrom(toDirectedGraph(machine));
  return {
    machine: machine.id,
    states: nodes.map(({ stateNode }) => stateOf(stateNode)),
    transitions: nodes.flatMap(transitionsOf),
  };
}

function nodesFrom(node: DirectedGraphNode): DirectedGraphNode[] {
  return [node, ...node.children.flatMap(nodesFrom)];
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    path: node.path.join('.'),
    name: node.key,
    type: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  };
}

function transitionsOf({ stateNode, edges }: DirectedGraphNode): ChartTransition[] {
  const heard = edges.map(({ target, transition }) => ({
    transition,
    // The graph leads a transition without a target back to its source, as if it re-entered it.
    target: transition.target === undefined ? null : target.id,
  }));
  // The graph leaves out eventless transitions.
  const atOnce = (stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map(({ id }) => ({ transition, target: id })),
  );
  const all = [...heard, ...atOnce];
  return all.map(({ transition, target }, index) => {
    const isTriedBefore = all
      .slice(0, index)
      .some((earlier) => earlier.transition.eventType === transition.eventType);
    return {
      source: stateNode.id,
      target,
      ...kindOf(transition.eventType, stateNode),
      event: transition.eventType,
      guard: guardOf(transition) ?? (isTriedBefore ? ELSE : null),
    };
  });
}

function kindOf(event: string, source: AnyStateNode): Pick<Trigger, 'kind' | 'label'> {
  if (event === '') return { kind: 'always', label: 'at once' };
  if (!event.startsWith('xstate.')) return { kind: 'event', label: event };
  const delayed = source.after.find(({ eventType }) => eventType === event);
  if (delayed !== undefined) return { kind: 'delay', label: `after ${delayName(delayed.delay)}` };
  const actor = source.invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  // Without an actor it is the end of the child states.
  if (actor === undefined) return { kind: 'answer', label: 'done' };
  const answer = event.startsWith('xstate.done.') ? 'done' : 'fails';
  return { kind: 'answer', label: `${actorName(actor.src)} ${answer}` };
}

function delayName(delay: unknown): string {
  if (typeof delay === 'number') return `${delay} ms`;
  return typeof delay === 'string' ? delay : UNNAMED;
}

function actorName(src: unknown): string {
  return typeof src === 'string' ? src : UNNAMED;
}

/** `isLoggedIn`; with its parameters, `stands ready`. */
function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return UNNAMED;
  const params: unknown = guard.params;
  if (params === undefined || typeof params === 'function') return guard.type;
  const parameters =
    typeof params === 'object' && params !== null ? Object.values(params) : [params];
  return [guard.type, ...parameters].join(' ');
}
