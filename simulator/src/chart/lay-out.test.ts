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

test('the same chart comes out the same to the byte', async () => {
  expect(layoutText(await layOut(chartOf(kettle)))).toBe(layoutText(layout));
});

test('a layout knows of which chart it is', () => {
  expect(layout.hash).toBe(chartHash(chart));
  expect(layout.machine).toBe('kettle');
});

test('the states stand in the order in which they are written, from above to below', () => {
  const tops = ['kettle:initial', 'kettle.off', 'kettle.on'].map((id) => node(id).y);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('every node lies in the one around it', () => {
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

test('every edge leads from its source to its target, also from below to above', () => {
  const astray = layout.edges.filter(({ source, target, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return true;
    return !isAtRim(first, node(source)) || !isAtRim(last, node(target));
  });
  expect(astray).toEqual([]);
});

test('words stand at every edge but those from where a state begins', () => {
  const silent = layout.edges.filter(({ label }) => label === null);
  expect(silent.map(({ source }) => source)).toEqual(['kettle:initial', 'kettle.on:initial']);
});
