import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRoute, clearRoute, MAX_ROUTES, type RouteQueue, stepBack } from './route-history.ts';

const visit = (paths: readonly string[]) =>
  paths.reduce<RouteQueue>((queue, path) => addRoute(queue, path), []);

test('the history keeps 50 visits, and for the next one drops the oldest', () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
  expect(visit(paths)).toEqual(paths.map((path) => ({ path })));
  expect(visit([...paths, '/50'])[0]).toEqual({ path: '/1' });
  expect(visit([...paths, '/50'])).toHaveLength(50);
});

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

test('clearing a path asks for no query', () => {
  const queue = visit(['/a?x=1', '/a?x=2', '/ab', '/b?y=/a']);
  expect(clearRoute(queue, '/a')).toEqual(visit(['/a?x=1', '/ab', '/b?y=/a']));
  expect(clearRoute(queue, '/a/?z=3')).toEqual(visit(['/a?x=1', '/ab', '/b?y=/a']));
});

describe('the way back', () => {
  test('leads to the visit before, and forgets the present one', () => {
    const routeQueue = visit(['/a', '/b?x=1', '/c']);
    expect(stepBack({ routeQueue, backGlobal: false })).toEqual({
      to: { kind: 'route', route: '/b?x=1' },
      history: { routeQueue: visit(['/a', '/b?x=1']), backGlobal: false },
    });
  });

  test.each([[['/a']], [[]]])('leads out where nothing was visited before: %j', (paths) => {
    const history = { routeQueue: visit(paths), backGlobal: false };
    expect(stepBack(history)).toEqual({ to: { kind: 'outside' }, history });
  });

  test('leads out where the page was told so, once', () => {
    const routeQueue = visit(['/a', '/b']);
    const first = stepBack({ routeQueue, backGlobal: true });
    expect(first).toEqual({
      to: { kind: 'outside' },
      history: { routeQueue, backGlobal: false },
    });
    expect(stepBack(first.history).to).toEqual({ kind: 'route', route: '/a' });
  });
});
