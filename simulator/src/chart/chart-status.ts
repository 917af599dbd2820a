import type { ChartEdge, ChartLayout, ChartNode } from './chart.types.ts';
import type { RunningMachine } from './running-machines.types.ts';
import { ELSE } from './trigger-text.ts';

/** How a state stands to a machine that runs. */
export type StateStatus = 'failed' | 'active' | 'next' | 'visited';

/** What of a running machine its chart shows. */
export type MachineSight = Pick<RunningMachine, 'states' | 'visited' | 'events' | 'failed'>;

/** What a chart shows of a running machine. */
export interface ChartStatus {
  /** By the id of the node. The machine is not, was not and cannot come at once to what is not here. */
  readonly states: ReadonlyMap<string, StateStatus>;
  /** The ways that an event may lead which can be sent now. */
  readonly open: ReadonlySet<ChartEdge>;
}

/** Reads off a chart where a machine is, where it was, and where an event may lead it now. */
export function chartStatus(layout: ChartLayout, sight: MachineSight): ChartStatus {
  const open = new Set(
    sight.states.flatMap((state) => sight.events.flatMap((event) => waysOn(layout, state, event))),
  );
  const targets = new Set([...open].map(({ target }) => target));
  const failed = sight.failed === null ? [] : nodesAround(layout, sight.failed.state).slice(0, 1);
  return {
    // What stands last counts: a state that was visited may be active again.
    states: new Map([
      ...marked('visited', statesAround(layout, sight.visited)),
      ...marked(
        'next',
        layout.nodes.filter(({ id }) => targets.has(id)),
      ),
      ...marked('active', statesAround(layout, sight.states)),
      ...marked('failed', failed),
    ]),
    open,
  };
}

function marked(status: StateStatus, nodes: readonly ChartNode[]): [string, StateStatus][] {
  return nodes.map(({ id }) => [id, status]);
}

/** The states with all around them, but for the machine itself, which says nothing. */
function statesAround(layout: ChartLayout, states: readonly string[]): ChartNode[] {
  return states
    .flatMap((state) => nodesAround(layout, state))
    .filter(({ parent }) => parent !== null);
}

/** A state, the one around it, and so on to the machine itself. None where the chart does not have the state. */
function nodesAround({ nodes }: ChartLayout, state: string): ChartNode[] {
  const around: ChartNode[] = [];
  // A state stands before the marks in it, which have its path.
  let node = nodes.find(({ path }) => path === state);
  while (node !== undefined) {
    const { parent } = node;
    around.push(node);
    node = nodes.find(({ id }) => id === parent);
  }
  return around;
}

/**
 * Where an event may lead from a state. The state is asked first, then the one around it, up to the first that is
 * sure to take the event, whatever holds.
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

/** A state, and the mark in it that stands for any of those in it. */
function withMark({ nodes }: ChartLayout, state: ChartNode): ChartNode[] {
  return [state, ...nodes.filter(({ type, parent }) => type === 'any' && parent === state.id)];
}

function hears(triggers: readonly { readonly event: string }[], event: string): boolean {
  return triggers.some((trigger) => trigger.event === event);
}

function isSure(guard: string | null): boolean {
  return guard === null || guard === ELSE;
}
