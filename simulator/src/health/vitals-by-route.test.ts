import type { Metric, Vital } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { type Rating, vitalsByRoute } from './vitals-by-route.ts';

function measured(metric: Metric, values: readonly number[], route: Vital['route'] = 'home') {
  return values.map((value) => ({ metric, value, route }));
}

test('there is no route without a value', () => {
  expect(vitalsByRoute([])).toEqual([]);
});

test('routes come by name, and their metrics in one order', () => {
  const routes = vitalsByRoute([
    ...measured('TTFB', [1], 'mine'),
    ...measured('LCP', [1], 'mine'),
    ...measured('CLS', [0], 'help'),
    ...measured('INP', [1], null),
  ]);
  expect(
    routes.map(({ route, metrics }) => [route, ...metrics.map(({ metric }) => metric)]),
  ).toEqual([
    [null, 'INP'],
    ['help', 'CLS'],
    ['mine', 'LCP', 'TTFB'],
  ]);
});

test.each([
  [[7], 7],
  [[2, 1], 2],
  [[10, 9, 1, 2], 9],
  [[5, 4, 3, 2, 1], 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 75],
])('three in four of %j are at most %i', (values, p75) => {
  expect(vitalsByRoute(measured('LCP', values))[0]?.metrics).toMatchObject([
    { p75, count: values.length },
  ]);
});

test.each<readonly [Metric, number, Rating]>([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs improvement'],
  ['LCP', 4000, 'needs improvement'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needs improvement'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs improvement'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 800, 'good'],
  ['TTFB', 1800, 'needs improvement'],
  ['TTFB', 1801, 'poor'],
])('%s of %d is %s', (metric, value, rating) => {
  expect(vitalsByRoute(measured(metric, [value]))[0]?.metrics[0]?.rating).toBe(rating);
});
