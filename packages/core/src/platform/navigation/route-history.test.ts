import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRoute,
  clearFinished,
  clearRoute,
  lastVisit,
  MAX_ROUTES,
  type RouteQueue,
  stepBack,
} from './route-history.ts';

const visit = (paths: readonly string[]) =>
  paths.reduce<RouteQueue>((queue, path) => addRoute(queue, path), []);

test('keeps 50 visits, and drops the oldest for the next', () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
  expect(visit(paths)).toEqual(paths.map((path) => ({ path })));
  expect(visit([...paths, '/50'])[0]).toEqual({ path: '/1' });
  expect(visit([...paths, '/50'])).toHaveLength(50);
});

test('keeps the latest 50 visits in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), (paths) => {
      const queue = visit(paths);
      expect(queue.map((entry) => entry.path)).toEqual(paths.slice(-MAX_ROUTES));
    }),
  );
});

test('clears only the most recent visit of a path', () => {
  const queue = visit(['/a', '/b', '/a', '/c']);
  expect(clearRoute(queue, '/a').map((entry) => entry.path)).toEqual(['/a', '/b', '/c']);
});

test('changes nothing when clearing a path that was never visited', () => {
  const queue = visit(['/a']);
  expect(clearRoute(queue, '/b')).toEqual(queue);
});

test('ignores the query when clearing a path', () => {
  const queue = visit(['/a?x=1', '/a?x=2', '/ab', '/b?y=/a']);
  expect(clearRoute(queue, '/a')).toEqual(visit(['/a?x=1', '/ab', '/b?y=/a']));
  expect(clearRoute(queue, '/a/?z=3')).toEqual(visit(['/a?x=1', '/ab', '/b?y=/a']));
});

test('finds the last visit of a route, with its query', () => {
  const queue = visit(['/get-coupons?sourceId=a', '/get-coupons?sourceId=b', '/mine/vouchers']);
  expect(lastVisit(queue, 'getCoupons')).toBe('/get-coupons?sourceId=b');
  expect(lastVisit(queue, 'login')).toBeNull();
});

describe('stepping back', () => {
  test('returns to the previous visit, and drops the current one', () => {
    const routeQueue = visit(['/a', '/b?x=1', '/c']);
    expect(stepBack({ routeQueue, backGlobal: false })).toEqual({
      to: { kind: 'route', route: '/b?x=1' },
      history: { routeQueue: visit(['/a', '/b?x=1']), backGlobal: false },
    });
  });

  test.each([[['/a']], [[]]])('leaves the page if nothing was visited before: %j', (paths) => {
    const history = { routeQueue: visit(paths), backGlobal: false };
    expect(stepBack(history)).toEqual({ to: { kind: 'outside' }, history });
  });

  test('leaves the page once when `backGlobal` is set', () => {
    const routeQueue = visit(['/a', '/b']);
    const first = stepBack({ routeQueue, backGlobal: true });
    expect(first).toEqual({
      to: { kind: 'outside' },
      history: { routeQueue, backGlobal: false },
    });
    expect(stepBack(first.history).to).toEqual({ kind: 'route', route: '/a' });
  });
});

describe('a finished flow', () => {
  test('is cleared with all its visits, whatever their query', () => {
    const queue = visit(['/mine', '/get-coupons?x=1', '/login', '/get-coupons?x=1&y=2']);
    expect(clearFinished(queue, '/get-coupons?x=1&y=2')).toEqual({
      routeQueue: visit(['/mine', '/login']),
      backGlobal: false,
    });
  });

  test('that began the visit lets the next step back leave the page', () => {
    expect(clearFinished(visit(['/qris?a=1']), '/qris?a=1')).toEqual({
      routeQueue: [],
      backGlobal: true,
    });
  });
});
