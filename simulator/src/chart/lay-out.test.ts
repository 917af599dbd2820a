import { expect, test } from 'vitest';
import type { Box, ChartNode, Point } from './chart.types.ts';
import { chartHash } from './chart-hash.ts';
import { chartOf } from './chart-of.ts';
import { layOut } from './lay-out.ts';
import { layoutText } from './layout-text.ts';
import { kettle } from './testing.ts';

const chart = chartOf(kettle);
const layout = await layOut(chart);

function node(id: string): ChartNode {
  const found = layout.nodes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No node ${id}.`);
  return found;
}

function isAtRim({ x, y }: Point, box: Box): boolean {
  const isBeside = x === box.x || x === box.x + box.width;
  const isAbove = y === box.y || y === box.y + box.height;
  return (
    (isBeside && y >= box.y && y <= box.y + box.height) ||
    (isAbove && x >= box.x && x <= box.x + box.width)
  );
}

test('is byte-identical for the same chart', async () => {
  expect(layoutText(await layOut(chartOf(kettle)))).toBe(layoutText(layout));
});

test('stores the hash of its chart', () => {
  expect(layout.hash).toBe(chartHash(chart));
  expect(layout.machine).toBe('kettle');
});

test('keeps the states in source order, from top to bottom', () => {
  const tops = ['kettle:initial', 'kettle.off', 'kettle.on'].map((id) => node(id).y);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('keeps every node inside its parent', () => {
  const outside = layout.nodes.filter(({ parent, ...inner }) => {
    if (parent === null) return false;
    const outer = node(parent);
    return (
      inner.x < outer.x ||
      inner.y < outer.y ||
      inner.x + inner.width > outer.x + outer.width ||
      inner.y + inner.height > outer.y + outer.height
    );
  });
  expect(outside).toEqual([]);
});

test('connects every edge from its source to its target, also upwards', () => {
  const astray = layout.edges.filter(({ source, target, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return true;
    return !isAtRim(first, node(source)) || !isAtRim(last, node(target));
  });
  expect(astray).toEqual([]);
});

test('labels every edge except those from initial marks', () => {
  const silent = layout.edges.filter(({ label }) => label === null);
  expect(silent.map(({ source }) => source)).toEqual(['kettle:initial', 'kettle.on:initial']);
});
