import type { Box, Chart, ChartEdge, ChartNode, ChartTransition, Trigger } from './chart.types.ts';

/** A node without its position. */
export type ChartNodePart = Omit<ChartNode, keyof Box>;

/** An edge without its position. */
export type ChartEdgePart = Omit<ChartEdge, 'points' | 'label'>;

/** The nodes of a chart: its states, and the marks in them. */
export function nodesOf({ states, transitions }: Chart): ChartNodePart[] {
  return states.flatMap(({ id, path, name, type, parent, initial }) => {
    const own = transitions.filter(({ source }) => source === id);
    const stays = own.filter(({ target }) => target === null).map(triggerOf);
    const state: ChartNodePart = { id, path, name, type, parent, stays };
    if (type !== 'compound' && type !== 'parallel') return [state];
    const nodes: ChartNodePart[] = [{ ...state, stays: [] }];
    const mark = { path, parent: id };
    if (initial !== null) {
      nodes.push({ ...mark, id: initialId(id), name: '', type: 'initial', stays: [] });
    }
    if (stays.length > 0 || own.some(leadsInside)) {
      nodes.push({ ...mark, id: anyId(id), name: 'any state', type: 'any', stays });
    }
    return nodes;
  });
}

/** The edges of a chart: all transitions between two nodes are one edge. */
export function edgesOf({ states, transitions }: Chart): ChartEdgePart[] {
  const edges = new Map<string, ChartEdgePart>();
  for (const { id, initial } of states) {
    if (initial === null) continue;
    edges.set(initialId(id), { source: initialId(id), target: initial, triggers: [] });
  }
  for (const transition of transitions) {
    const { target } = transition;
    if (target === null) continue;
    const source = leadsInside(transition) ? anyId(transition.source) : transition.source;
    const way = `${source} ${target}`;
    const triggers = [...(edges.get(way)?.triggers ?? []), triggerOf(transition)];
    edges.set(way, { source, target, triggers });
  }
  return [...edges.values()];
}

/**
 * Whether a transition leads into its source. It starts at the mark for any child, as an arrow from the source's border
 * would be unclear.
 */
function leadsInside({ source, target }: ChartTransition): boolean {
  return target?.startsWith(`${source}.`) === true;
}

function triggerOf({ kind, event, guard, label }: ChartTransition): Trigger {
  return { kind, event, guard, label };
}

function initialId(id: string): string {
  return `${id}:initial`;
}

function anyId(id: string): string {
  return `${id}:any`;
}
