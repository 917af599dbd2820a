import * as v from 'valibot';
import { routeName } from './recorded-event.ts';

/** How fast a page felt, as browsers measure it: shown, answering taps, holding still, reached. */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type Metric = (typeof METRICS)[number];

/** One measured value of a route. */
export const vital = v.object({
  metric: v.picklist(METRICS),
  /** Milliseconds; of CLS a share of the screen. */
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  route: routeName,
});

export type Vital = Readonly<v.InferOutput<typeof vital>>;
