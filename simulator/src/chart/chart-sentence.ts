import type { ChartLayout } from './chart.types.ts';
import type { ChartStatus, StateStatus } from './chart-status.ts';

/** What a chart shows, for who does not see it: `Chart of claim. Active: closed.waiting. Next: loading.` */
export function chartSentence({ machine, nodes }: ChartLayout, { states }: ChartStatus): string {
  function pathsOf(status: StateStatus): readonly string[] {
    const ids = nodes.filter(({ id }) => states.get(id) === status);
    // A state says where it lies: leave out the ones around it.
    return ids
      .filter(({ id }) => !ids.some(({ parent }) => parent === id))
      .map(({ path }) => (path === '' ? machine : path));
  }
  const parts = [
    ['Failed', pathsOf('failed')],
    ['Active', pathsOf('active')],
    ['Next', pathsOf('next')],
    ['Visited', pathsOf('visited')],
  ] as const;
  const sentences = parts.flatMap(([name, paths]) =>
    paths.length === 0 ? [] : [`${name}: ${paths.join(', ')}.`],
  );
  return [`Chart of ${machine}.`, ...sentences].join(' ');
}
