import type { Metric } from '@cangkir/core/health';
import type { MeasuredMetric, RouteVitals } from '../../health/vitals-by-route.ts';
import styles from './health.module.css';
import { routeLabel } from './route-label.ts';

const METRIC_WORDS: Readonly<Record<Metric, string>> = {
  LCP: 'largest content shown',
  INP: 'answer to a tap',
  CLS: 'moved content',
  TTFB: 'first byte',
};

/** How fast each route felt. */
export function VitalsTable({ routes }: { readonly routes: readonly RouteVitals[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Route and metric</th>
          <th scope="col">p75</th>
          <th scope="col">Rating</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      {routes.map(({ route, metrics }) => (
        <tbody key={routeLabel(route)}>
          <tr>
            <th className={styles.route} scope="rowgroup" colSpan={4}>
              {routeLabel(route)}
            </th>
          </tr>
          {metrics.map((measured) => (
            <Row key={measured.metric} measured={measured} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ measured: { metric, p75, rating, count } }: { readonly measured: MeasuredMetric }) {
  return (
    <tr>
      <th className={styles.metric} scope="row">
        <abbr title={METRIC_WORDS[metric]}>{metric}</abbr>
      </th>
      <td>{valueText(metric, p75)}</td>
      <td className={styles.rating} data-rating={rating}>
        {rating}
      </td>
      <td>{count}</td>
    </tr>
  );
}

function valueText(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(3);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
