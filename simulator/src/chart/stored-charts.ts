import type { ChartLayout } from './chart.types.ts';

const LAYOUTS = import.meta.glob<ChartLayout>('../../charts/*.json', {
  eager: true,
  import: 'default',
});

/** The chart of every machine of the product, by machine id. */
export const STORED_CHARTS: ReadonlyMap<string, ChartLayout> = new Map(
  Object.values(LAYOUTS).map((layout) => [layout.machine, layout]),
);
