import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRoute, clearRoute, MAX_ROUTES, type RouteQueue } from './route-history.ts';

const visit = (paths: readonly string[]) =>
  paths.reduce<RouteQueue>((queue, path) => addRoute(queue, path), []);

test('the history keeps the latest 50 visits, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), (paths) => {
      const queue = visit(paths);
      expect(queue.map((entry) => entry.path)).toEqual(paths.slice(-MAX_ROUTES));
    }),
  );
});

test('clearing a path removes its most recent visit alone', () => {
  const queue = visit(['/a', '/b', '/a', '/c']);
  expect(clearRoute(queue, '/a').map((entry) => entry.path)).toEqual(['/a', '/b', '/c']);
});

test('clearing a path that was never visited changes nothing', () => {
  const queue = visit(['/a']);
  expect(clearRoute(queue, '/b')).toEqual(queue);
});
