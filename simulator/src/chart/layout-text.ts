import type { ChartLayout } from './chart.types.ts';

/** The committed form of a layout: one line for each node and each edge, for readable diffs. */
export function layoutText({ nodes, edges, ...rest }: ChartLayout): string {
  const head = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${[...head, list('nodes', nodes), list('edges', edges)].join(',\n')}\n}\n`;
}

function list(key: string, items: readonly object[]): string {
  return `  "${key}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}
