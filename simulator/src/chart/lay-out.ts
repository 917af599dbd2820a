import ElkConstructor, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs';
import type { Box, Chart, ChartLayout, Point } from './chart.types.ts';
import { chartHash } from './chart-hash.ts';
import { type ChartEdgePart, type ChartNodePart, edgesOf, nodesOf } from './chart-parts.ts';
import { INSET, labelSize, nodeSize } from './chart-sizes.ts';

/** The options of every layout: from top to bottom, as the panel is higher than wide. */
const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.layering.coffmanGraham.layerBound': '4',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
};

/** Alternatives, as charts differ in what suits them. */
const WAYS: readonly LayoutOptions[] = [
  'NETWORK_SIMPLEX',
  'LONGEST_PATH',
  'COFFMAN_GRAHAM',
].flatMap((layering) =>
  ['WIDEST_LAYER', 'MEDIAN_LAYER', 'TAIL_LAYER'].map((labelPlacement) => ({
    ...OPTIONS,
    'elk.layered.layering.strategy': layering,
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': labelPlacement,
  })),
);

interface LaidEdge extends ChartEdgePart {
  readonly id: string;
  readonly leadsBack: boolean;
}

/** Lays out a chart in several ways, and returns the best. Deterministic. */
export async function layOut(chart: Chart): Promise<ChartLayout> {
  const layouts: ChartLayout[] = [];
  for (const way of WAYS) layouts.push(await layOutBy(way, chart));
  return layouts.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}

/** Short arrows are easy to follow, and a narrow chart needs no scrolling. */
function costOf({ width, edges }: ChartLayout): number {
  return width * edges.reduce((sum, { points }) => sum + lengthOf(points), 0);
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((length, { x, y }, index) => {
    const before = points[index] ?? { x, y };
    return length + Math.abs(x - before.x) + Math.abs(y - before.y);
  }, 0);
}

async function layOutBy(way: LayoutOptions, chart: Chart): Promise<ChartLayout> {
  const nodes = nodesOf(chart);
  const edges = edgesOf(chart).map((edge, index) => ({
    ...edge,
    id: `edge-${index}`,
    leadsBack: leadsBack(edge, nodes),
  }));
  const placed: ElkNode = await new ElkConstructor({ defaultLayoutOptions: way }).layout({
    id: chart.machine,
    children: elkNodes(nodes, null),
    edges: edges.map(elkEdge),
  });
  const boxes = new Map(nodesBelow(placed).map((node) => [node.id, boxOf(node)]));
  const lines = new Map(placed.edges?.map((edge) => [edge.id, edge]));
  return {
    machine: chart.machine,
    hash: chartHash(chart),
    ...sizeOf(boxOf(placed)),
    nodes: nodes.map((node) => ({ ...node, ...found(boxes, node.id) })),
    edges: edges.map(({ id, leadsBack, ...edge }) => {
      const line = found(lines, id);
      const points = pointsOf(line);
      const [label] = line.labels ?? [];
      return {
        ...edge,
        points: leadsBack ? points.toReversed() : points,
        label: label === undefined ? null : boxOf(label),
      };
    }),
  };
}

/**
 * Whether an edge leads to an earlier state. It is reversed for the layout, so that all edges lead downwards and the
 * states keep their order, with the initial one on top.
 */
function leadsBack({ source, target }: ChartEdgePart, nodes: readonly ChartNodePart[]): boolean {
  const ids = nodes.map(({ id }) => id);
  return ids.indexOf(target) < ids.indexOf(source);
}

function elkNodes(nodes: readonly ChartNodePart[], parent: string | null): ElkNode[] {
  return nodes
    .filter((node) => node.parent === parent)
    .map((node) => {
      const { width, height } = nodeSize(node);
      const children = elkNodes(nodes, node.id);
      if (children.length === 0) return { id: node.id, width, height };
      return {
        id: node.id,
        children,
        layoutOptions: {
          'elk.padding': `[top=${height},left=${INSET},right=${INSET},bottom=${INSET}]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          // Height first: the content of a node is laid out from left to right, and rotated.
          'elk.nodeSize.minimum': `(${height},${width})`,
        },
      };
    });
}

function elkEdge({ id, source, target, triggers, leadsBack }: LaidEdge): ElkExtendedEdge {
  const size = labelSize(triggers);
  return {
    id,
    sources: [leadsBack ? target : source],
    targets: [leadsBack ? source : target],
    labels: size === null ? [] : [{ text: id, ...size }],
  };
}

function nodesBelow({ children = [] }: ElkNode): ElkNode[] {
  return children.flatMap((child) => [child, ...nodesBelow(child)]);
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(pointOf);
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { ...pointOf({ x, y }), ...sizeOf({ width, height }) };
}

function pointOf({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function sizeOf({ width, height }: Pick<Box, 'width' | 'height'>) {
  return { width: Math.round(width), height: Math.round(height) };
}

/** The layout engine returns every element of its input. */
function found<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw new Error(`The layout has lost ${id}.`);
  return thing;
}
