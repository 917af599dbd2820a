import { headPoints, linePath } from '../chart/arrow.ts';
import type { ChartEdge, ChartLayout, ChartNode } from '../chart/chart.types.ts';
import { chartSentence } from '../chart/chart-sentence.ts';
import { MARK, NAME_LINE, PADDING, SMALL_LINE } from '../chart/chart-sizes.ts';
import type { ChartStatus } from '../chart/chart-status.ts';
import { MARK_SHAPES, MARK_SIZE } from '../chart/mark-shapes.ts';
import { triggerLines } from '../chart/trigger-text.ts';
import { type Html, html } from './html.ts';

/** The chart of a machine as a still picture, with how the machine stands to each state. */
export function chartSvg(layout: ChartLayout, status: ChartStatus): Html {
  const { nodes, edges, width, height } = layout;
  const shown = nodes.filter(({ type }) => type !== 'any');
  return html`<svg class="chart" role="img" aria-label="${chartSentence(layout, status)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shown.map((node) => rim(node, status))}${edges.map(arrow)}${shown.map((node) => name(node, status))}${edges.map(edgeLabel)}</svg>`;
}

function rim({ id, type, x, y, width, height }: ChartNode, { states }: ChartStatus): Html {
  return type === 'initial'
    ? html`<circle cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`
    : html`<rect class="state" data-type="${type}" data-status="${states.get(id) ?? ''}" x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/>`;
}

function arrow({ points }: ChartEdge): Html {
  return html`<path class="way" d="${linePath(points)}"/><polygon class="head" points="${headPoints(points)}"/>`;
}

function name({ id, name: text, x, y, width }: ChartNode, { states }: ChartStatus): Html {
  const status = states.get(id);
  const mark = status === undefined ? null : MARK_SHAPES[status];
  const [left, top] = [x + width - MARK, y + PADDING.y + (NAME_LINE - MARK_SIZE) / 2];
  return html`<g class="name" data-status="${status ?? ''}"><text x="${x + PADDING.x}" y="${y + PADDING.y + 12}">${text}</text>${mark === null ? null : html`<path data-mark="${status ?? ''}" transform="translate(${left} ${top})" d="${mark}"/>`}</g>`;
}

function edgeLabel({ label, triggers }: ChartEdge): Html | null {
  if (label === null) return null;
  const { x, y, width, height } = label;
  return html`<rect class="ground" x="${x}" y="${y}" width="${width}" height="${height}"/>${triggerLines(
    triggers,
  ).map(
    (line, index) =>
      html`<text class="trigger" x="${x + width / 2}" y="${y + index * SMALL_LINE + 12}">${line}</text>`,
  )}`;
}
