import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryMachines, createMemoryWorld } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import type { Box, ChartLayout } from './chart.types.ts';
import { chartHash } from './chart-hash.ts';
import { chartOf } from './chart-of.ts';
import { STORED_CHARTS } from './stored-charts.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function baseNames(pattern: string, ending: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .map((file) => path.basename(file, ending))
    .sort();
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The atomic states, the marks, and the edge labels. */
function piecesOf({ nodes, edges }: ChartLayout): readonly Box[] {
  return [
    ...nodes.filter(({ type }) => type !== 'compound'),
    ...edges.flatMap(({ label }) => (label === null ? [] : [label])),
  ];
}

test('exists for every machine, and no other', () => {
  expect(baseNames('simulator/charts/*.json', '.json')).toEqual(
    baseNames('packages/core/src/**/*.machine.ts', '.machine.ts'),
  );
});

test.each(await createMemoryMachines(createMemoryWorld()))(
  'the chart of $machine.id is that of the machine: else `npm run charts`',
  ({ machine }) => {
    expect(STORED_CHARTS.get(machine.id)?.hash).toBe(chartHash(chartOf(machine)));
  },
);

test.each([...STORED_CHARTS.values()])('has no overlaps in the chart of $machine', (layout) => {
  const pieces = piecesOf(layout);
  const covered = pieces.flatMap((one, index) =>
    pieces.slice(index + 1).filter((other) => overlap(one, other)),
  );
  expect(covered).toEqual([]);
});
