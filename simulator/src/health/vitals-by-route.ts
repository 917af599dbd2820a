import { METRICS, type Metric, type Vital } from '@cangkir/core/health';
import {
  CLSThresholds,
  INPThresholds,
  LCPThresholds,
  type MetricRatingThresholds,
  TTFBThresholds,
} from 'web-vitals';
import { groupBy } from '../shared/group-by.ts';

export type Rating = 'good' | 'needs improvement' | 'poor';

/** What the customers of a route felt. */
export interface RouteVitals {
  /** Null: an address that is none of our routes. */
  readonly route: Vital['route'];
  readonly metrics: readonly MeasuredMetric[];
}

export interface MeasuredMetric {
  readonly metric: Metric;
  /** Three in four values are at most this one. */
  readonly p75: number;
  readonly rating: Rating;
  /** The number of values. */
  readonly count: number;
}

/** The highest values that are good, and that are not poor. */
const THRESHOLDS: Readonly<Record<Metric, MetricRatingThresholds>> = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  TTFB: TTFBThresholds,
};

/** The measured values by route, in the order of their names, and by metric. */
export function vitalsByRoute(vitals: readonly Vital[]): readonly RouteVitals[] {
  return [...groupBy(vitals, ({ route }) => route)]
    .map(([route, ofRoute]) => ({ route, metrics: metricsOf(ofRoute) }))
    .sort((one, other) => (one.route ?? '').localeCompare(other.route ?? ''));
}

function metricsOf(vitals: readonly Vital[]): readonly MeasuredMetric[] {
  return METRICS.flatMap((metric) => {
    const values = vitals.filter((vital) => vital.metric === metric).map(({ value }) => value);
    if (values.length === 0) return [];
    const p75 = p75Of(values);
    return [{ metric, p75, rating: ratingOf(metric, p75), count: values.length }];
  });
}

/** By nearest rank, so that it is one of the values. */
function p75Of(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0;
}

function ratingOf(metric: Metric, value: number): Rating {
  const [good, notPoor] = THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= notPoor ? 'needs improvement' : 'poor';
}
