import { headPoints, linePath } from '../../chart/arrow.ts';
import type { ChartEdge, ChartLayout, ChartNode } from '../../chart/chart.types.ts';
import { INDENT, NAME_LINE, PADDING, SMALL_LINE } from '../../chart/chart-sizes.ts';
import type { ChartStatus, StateStatus } from '../../chart/chart-status.ts';
import { MARK_SIZE } from '../../chart/mark-shapes.ts';
import { triggerLines, triggerText } from '../../chart/trigger-text.ts';
import styles from './state-chart.module.css';
import { StatusMark } from './status-mark.tsx';

interface StateChartProps {
  readonly layout: ChartLayout;
  readonly status: ChartStatus;
  /** What the picture shows, in a sentence. */
  readonly label: string;
  /** How much larger than it was laid out; null where it takes what room there is. */
  readonly scale: number | null;
}

/** The picture of a machine: its states, the ways between them, and how the machine stands to each. */
export function StateChart({ layout, status, label, scale }: StateChartProps) {
  const { nodes, edges, width, height } = layout;
  const outer = nodes.filter(isOuter);
  const inner = nodes.filter((node) => !isOuter(node));
  // What can happen now lies on top.
  const ordered = [...edges.filter((edge) => !status.open.has(edge)), ...status.open];

  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      {...(scale === null ? {} : { width: width * scale, height: height * scale })}
    >
      {outer.map((node) => (
        <Rim key={node.id} node={node} status={status.states.get(node.id)} />
      ))}
      {ordered.map((edge) => (
        <Arrow key={keyOf(edge)} edge={edge} isOpen={status.open.has(edge)} />
      ))}
      {outer.map((node) => (
        <Name key={node.id} node={node} status={status.states.get(node.id)} />
      ))}
      {inner.map((node) =>
        node.type === 'initial' ? (
          <Beginning key={node.id} node={node} />
        ) : (
          <State key={node.id} node={node} status={status.states.get(node.id)} />
        ),
      )}
      {ordered.map((edge) => (
        <Text key={keyOf(edge)} edge={edge} isOpen={status.open.has(edge)} />
      ))}
    </svg>
  );
}

interface NodeProps {
  readonly node: ChartNode;
  readonly status: StateStatus | undefined;
}

function State({ node, status }: NodeProps) {
  const { x, y, type, stays } = node;
  return (
    <g>
      <Rim node={node} status={status} />
      {type === 'final' && <Rim node={inset(node)} status={status} />}
      <Name node={node} status={status} />
      {stays.map((stay, index) => {
        const foot = y + PADDING.y + NAME_LINE + index * SMALL_LINE + 10;
        return (
          <text
            key={foot}
            className={styles.stay}
            data-status={status}
            x={x + PADDING.x + INDENT}
            y={foot}
          >
            {triggerText(stay)}
          </text>
        );
      })}
    </g>
  );
}

function Rim({ node: { x, y, width, height, type }, status }: NodeProps) {
  return (
    <rect
      className={styles.rim}
      data-type={type}
      data-status={status}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={type === 'any' ? 12 : 7}
    />
  );
}

/** The name of a state, and the mark of how the machine stands to it. */
function Name({ node: { x, y, width, name, type }, status }: NodeProps) {
  return (
    <g className={styles.name} data-type={type} data-status={status}>
      <text x={x + PADDING.x} y={y + PADDING.y + 12}>
        {name}
      </text>
      {status !== undefined && (
        <StatusMark
          status={status}
          x={x + width - PADDING.x - MARK_SIZE}
          y={y + PADDING.y + (NAME_LINE - MARK_SIZE) / 2}
        />
      )}
    </g>
  );
}

/** Where a state begins. */
function Beginning({ node: { x, y, width, height } }: Pick<NodeProps, 'node'>) {
  return (
    <circle className={styles.beginning} cx={x + width / 2} cy={y + height / 2} r={width / 2} />
  );
}

interface EdgeProps {
  readonly edge: ChartEdge;
  readonly isOpen: boolean;
}

function Arrow({ edge: { points, triggers }, isOpen }: EdgeProps) {
  return (
    <g
      className={styles.arrow}
      data-open={isOpen}
      data-sent={triggers.some(({ kind }) => kind === 'event')}
    >
      <path d={linePath(points)} />
      <polygon points={headPoints(points)} />
    </g>
  );
}

function Text({ edge: { label, triggers }, isOpen }: EdgeProps) {
  if (label === null) return null;
  const { x, y, width, height } = label;
  return (
    <g className={styles.label} data-open={isOpen}>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {triggerLines(triggers).map((line, index) => {
        const foot = y + index * SMALL_LINE + 12;
        return (
          <text key={foot} x={x + width / 2} y={foot}>
            {line}
          </text>
        );
      })}
    </g>
  );
}

function isOuter({ type }: ChartNode): boolean {
  return type === 'compound' || type === 'parallel';
}

/** The inner of the two rims that an end has. */
function inset(node: ChartNode): ChartNode {
  const { x, y, width, height } = node;
  return { ...node, x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
}

function keyOf({ source, target }: ChartEdge): string {
  return `${source} ${target}`;
}
