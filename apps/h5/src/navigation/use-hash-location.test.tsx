import { matchRoute, ROUTE_NAMES, ROUTES, type RouteName, routeOfAddress } from '@cangkir/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Link, Route, Router, Switch, useLocation, useParams, useSearchParams } from 'wouter';
import { createHashLocation } from './use-hash-location.ts';

/** A router that is at a route and stays there. */
function createRouterAt(route: string) {
  return { current: () => route, push: vi.fn(), replace: vi.fn(), subscribe: () => () => {} };
}

/** What wouter renders at a route. */
function render(route: string, children: ReactNode, router = createRouterAt(route)): string {
  const html = renderToStaticMarkup(<Router {...createHashLocation(router)}>{children}</Router>);
  return html.replaceAll('&amp;', '&');
}

/** The route that wouter finds at an address, by its name; null where it finds none. */
function routeOfWouter(search: string, hash: string): string | null {
  const html = render(
    routeOfAddress(search, hash),
    <Switch>
      {ROUTE_NAMES.map((name) => (
        <Route key={name} path={ROUTES[name]}>
          {name}
        </Route>
      ))}
    </Switch>,
  );
  return html || null;
}

/** An address of a route: its parameters are filled in. */
const pathTo = (name: RouteName) => ROUTES[name].replace(/:\w+/, 'p1');

describe('wouter and the core find the same route', () => {
  test.each(ROUTE_NAMES)('%s', (name) => {
    const path = pathTo(name);
    const slashed = path.replace(/\/?$/, '/');
    for (const [search, hash] of [
      ['', `#${path}`],
      ['?sourceId=kopi', `#${path}`],
      ['', `#${path}?sourceId=kopi`],
      ['?sourceId=kopi&friend=a', `#${path}?friend=b`],
      ['', `#${slashed}`],
      ['', `#${slashed}?sourceId=kopi`],
      ['', `#${path}?next=/login?x=1`],
      ['', `#${path}?text=100%`],
    ] as const) {
      expect(routeOfWouter(search, hash)).toBe(name);
      expect(matchRoute(routeOfAddress(search, hash))).toBe(name);
    }
  });

  test.each([
    '/nowhere',
    '/login/more',
    '/LOGIN',
    '/%6cogin',
    '/login%2F',
    '/login%3Fx=1',
    '/login//',
    '//login',
    '/mine/packs/p1/p2',
    '/mine/packs/',
    '/mine/packs//',
    '/mine/packs/a%2Fb',
    '/mine/packs/100%',
    '/mine/packs/:id',
    '/mine/packs/p1/',
    '/get-couponsx',
    '/getxcoupons',
    '',
    'login',
  ])('at %j', (path) => {
    expect(routeOfWouter('', `#${path}`)).toBe(matchRoute(routeOfAddress('', `#${path}`)));
  });
});

function Parameter() {
  return useParams()['id'];
}

test.each([
  ['p1', 'p1'],
  ['a%2Fb%20c', 'a/b c'],
  ['%E5%92%96', '咖'],
  ['100%', '100%'],
])('the parameter %s of a route is %s', (segment, id) => {
  const route = (
    <Route path={ROUTES.pack}>
      <Parameter />
    </Route>
  );
  expect(render(`/mine/packs/${segment}?id=query`, route)).toBe(id);
});

test('a route without a path matches what no other does', () => {
  const routes = (
    <Switch>
      <Route path={ROUTES.login}>login</Route>
      <Route>other</Route>
    </Switch>
  );
  expect(render('/nowhere?x=1', routes)).toBe('other');
});

function QueryParameter() {
  const [query] = useSearchParams();
  return query.get('x');
}

test.each([
  ['kopi', 'kopi'],
  ['a%20b', 'a b'],
  ['100%2525', '100%25'],
  ['a?b', 'a?b'],
])('the query x=%s is read as %s, decoded once', (text, value) => {
  expect(render(`/login?x=${text}`, <QueryParameter />)).toBe(value);
});

test('a link holds its route behind the hash, with its query', () => {
  const link = <Link href="/couponDetail?id=a%20b">Voucher</Link>;
  expect(render('/mine/vouchers?x=1', link)).toBe('<a href="#/couponDetail?id=a%20b">Voucher</a>');
});

function Navigate() {
  const [, navigate] = useLocation();
  navigate('/couponDetail?id=1');
  navigate('/mine', { replace: true });
  return null;
}

test('wouter navigates by our router', () => {
  const router = createRouterAt('/login');
  render('/login', <Navigate />, router);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/couponDetail?id=1');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/mine');
});
