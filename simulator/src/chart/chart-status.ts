import type { ChartEdge, ChartLayout, ChartNode } from './chart.types.ts';
import type { RunningMachine } from './running-machines.types.ts';
import { ELSE } from './trigger-text.ts';

/** The status of a state in a running machine. */
export type StateStatus = 'failed' | 'active' | 'next' | 'visited';

/** The part of a running machine that its chart shows. */
export type ChartedMachine = Pick<RunningMachine, 'states' | 'visited' | 'events' | 'failed'>;

/** The status of a chart for a running machine. */
export interface ChartStatus {
  /** By node id. Missing states are neither active, visited nor next. */
  readonly states: ReadonlyMap<string, StateStatus>;
  /** The transitions that an available event may take. */
  readonly open: ReadonlySet<ChartEdge>;
}

/** Finds in a chart the active, visited and next states of a machine. */
export function chartStatus(layout: ChartLayout, machine: ChartedMachine): ChartStatus {
  const open = new Set(
    machine.states.flatMap((state) =>
      machine.events.flatMap((event) => waysOn(layout, state, event)),
    ),
  );
  const targets = new Set([...open].map(({ target }) => target));
  const failed =
    machine.failed === null ? [] : nodesAround(layout, machine.failed.state).slice(0, 1);
  return {
    // Later entries win: a visited state may be active again.
    states: new Map([
      ...marked('visited', statesAround(layout, machine.visited)),
      ...marked(
        'next',
        layout.nodes.filter(({ id }) => targets.has(id)),
      ),
      ...marked('active', statesAround(layout, machine.states)),
      ...marked('failed', failed),
    ]),
    open,
  };
}

function marked(status: StateStatus, nodes: readonly ChartNode[]): [string, StateStatus][] {
  return nodes.map(({ id }) => [id, status]);
}

/** The states with their parents, except the machine itself. */
function statesAround(layout: ChartLayout, states: readonly string[]): ChartNode[] {
  return states
    .flatMap((state) => nodesAround(layout, state))
    .filter(({ parent }) => parent !== null);
}

/** A state, its parent, and so on up to the machine. Empty if the chart lacks the state. */
function nodesAround({ nodes }: ChartLayout, state: string): ChartNode[] {
  const around: ChartNode[] = [];
  // A state comes before its marks, which share its path.
  let node = nodes.find(({ path }) => path === state);
  while (node !== undefined) {
    const { parent } = node;
    around.push(node);
    node = nodes.find(({ id }) => id === parent);
  }
  return around;
}

/**
 * The transitions that an event may take from a state. Starts at the state, and goes up through its parents to the
 * first that certainly takes the event.
 */
function waysOn(layout: ChartLayout, state: string, event: string): ChartEdge[] {
  const ways: ChartEdge[] = [];
  for (const node of nodesAround(layout, state)) {
    const own = withMark(layout, node);
    const leads = layout.edges.filter(({ source }) => own.some(({ id }) => id === source));
    ways.push(...leads.filter(({ triggers }) => hears(triggers, event)));
    const triggers = [...own, ...leads].flatMap((part) =>
      'stays' in part ? part.stays : part.triggers,
    );
    if (triggers.some((one) => one.event === event && isSure(one.guard))) break;
  }
  return ways;
}

/** A state, and its mark for any child. */
function withMark({ nodes }: ChartLayout, state: ChartNode): ChartNode[] {
  return [state, ...nodes.filter(({ type, parent }) => type === 'any' && parent === state.id)];
}

function hears(triggers: readonly { readonly event: string }[], event: string): boolean {
  return triggers.some((trigger) => trigger.event === event);
}

function isSure(guard: string | null): boolean {
  return guard === null || guard === ELSE;
}
