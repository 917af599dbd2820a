import type { ChartEdge, ChartLayout, ChartNode } from './chart.types.ts';
import { triggerText } from './trigger-text.ts';

/** The chart as a Mermaid state diagram, for a ticket or documentation. */
export function mermaidOf({ machine, nodes, edges }: ChartLayout): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));

  /** The state to write an edge in: Mermaid assigns what a line names to the enclosing state. */
  function enclosingState({ source, target }: ChartEdge): string {
    const parent = byId.get(source)?.parent ?? machine;
    return byId.get(target)?.parent === parent ? parent : machine;
  }

  function linesIn(id: string): string[] {
    return [
      ...nodes.filter(({ parent }) => parent === id).flatMap(stateLines),
      ...edges.filter((edge) => enclosingState(edge) === id).map((edge) => edgeLine(edge, byId)),
    ].map((line) => `  ${line}`);
  }

  function stateLines(node: ChartNode): string[] {
    const { id, name, type, stays } = node;
    if (type === 'initial') return [];
    const state = `state "${escaped(name)}" as ${alias(id)}`;
    if (type === 'compound' || type === 'parallel') return [`${state}{`, ...linesIn(id), '}'];
    const heard = stays.map((stay) => `${alias(id)} : ${escaped(triggerText(stay))}`);
    return [state, ...heard, ...(type === 'final' ? [`${alias(id)} --> [*]`] : [])];
  }

  return `${['stateDiagram-v2', ...linesIn(machine)].join('\n')}\n`;
}

function edgeLine({ source, target, triggers }: ChartEdge, nodes: ReadonlyMap<string, ChartNode>) {
  const start = nodes.get(source)?.type === 'initial' ? '[*]' : alias(source);
  const texts = new Set(triggers.map((trigger) => escaped(triggerText(trigger))));
  const label = texts.size === 0 ? '' : ` : ${[...texts].join('<br/>')}`;
  return `${start} --> ${alias(target)}${label}`;
}

/** The alias of a state. Starts with the machine’s name, so that it is never a Mermaid keyword. */
function alias(id: string): string {
  return id.replace(/\W/g, '_');
}

/** Escapes Mermaid's special characters by number. */
function escaped(text: string): string {
  return text.replace(/[#:;"%<>{}]/g, (character) => `#${character.codePointAt(0)};`);
}
