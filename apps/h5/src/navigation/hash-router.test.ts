import { afterEach, expect, test, vi } from 'vitest';
import { createHashRouter } from './hash-router.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The history's state at an entry that is not ours. */
const UNKNOWN_STATE: unknown = null;

/** A browser at an address, whose history changes the address as the platform does. */
function openRouterAt(address: string, opened = address) {
  const location = Object.assign(new URL(address, 'https://shop.example'), {
    assign: vi.fn(),
    reload: vi.fn(),
  });
  const go = (state: unknown, _title: string, target = '') => {
    history.state = state;
    location.href = new URL(target || location.href, location).href;
  };
  const history = {
    state: UNKNOWN_STATE,
    pushState: vi.fn(go),
    replaceState: vi.fn(go),
    back: vi.fn(),
  };
  const { href: name } = new URL(opened, location);
  const performance = { getEntriesByType: () => [{ name }] };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, history, performance }));

  const router = createHashRouter(window);
  history.replaceState.mockClear();
  const listener = vi.fn();
  const unsubscribe = router.subscribe(listener);
  return { router, location, history, listener, unsubscribe };
}

test.each([
  ['no query', '/#/get-coupons', '/get-coupons'],
  ['no hash', '/', '/'],
  ['a query after the hash', '/#/get-coupons?sourceId=a', '/get-coupons?sourceId=a'],
  ['a query before the hash', '/?sourceId=a#/get-coupons', '/get-coupons?sourceId=a'],
  ['a query on both sides', '/?sourceId=a#/qris?pay=1', '/qris?pay=1&sourceId=a'],
  ['two answers to one question', '/?pay=0#/qris?pay=1', '/qris?pay=1'],
  ['a query and no hash', '/?sourceId=a', '/?sourceId=a'],
])('an address with %s', (_what, address, route) => {
  expect(openRouterAt(address).router.current()).toBe(route);
});

test('knows the link that loaded the page, where a person has left it since', () => {
  const { router } = openRouterAt('/#/mine', '/?sourceId=a#/get-coupons');
  expect([router.opened(), router.current()]).toEqual(['/get-coupons?sourceId=a', '/mine']);
});

test('moves a query before the hash behind it, and drops it with its route', () => {
  const { router, location } = openRouterAt('/app/?sourceId=a#/get-coupons');
  expect(location.href).toBe('https://shop.example/app/#/get-coupons?sourceId=a');

  router.push('/login');
  expect(location.href).toBe('https://shop.example/app/#/login');
});

test('adds an entry to the history for a new route, and notifies', () => {
  const { router, history, listener } = openRouterAt('/#/login');

  router.push('/mine/vouchers?from=login');

  expect(router.current()).toBe('/mine/vouchers?from=login');
  expect(history.pushState).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

test('adds no entry for the current route', () => {
  const { router, history, listener } = openRouterAt('/?sourceId=a#/login');

  router.push('/login?sourceId=a');

  expect(history.pushState).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
});

test('replaces the current entry, and notifies', () => {
  const { router, history, listener } = openRouterAt('/#/login');

  router.replace('/get-coupons');

  expect(router.current()).toBe('/get-coupons');
  expect(history.replaceState).toHaveBeenCalledOnce();
  expect(history.pushState).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledOnce();
});

test.each(['popstate', 'hashchange'])('notifies of the browser’s own navigation: %s', (type) => {
  const { router, location, listener, unsubscribe } = openRouterAt('/#/login');

  location.hash = '#/help';
  window.dispatchEvent(new Event(type));
  expect(router.current()).toBe('/help');
  expect(listener).toHaveBeenCalledOnce();

  unsubscribe();
  window.dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledOnce();
});

test('can go back no further than the first route', () => {
  const { router, location, history } = openRouterAt('/#/get-coupons');
  const arrive = (hash: string, state: unknown) => {
    history.state = state;
    location.hash = hash;
    window.dispatchEvent(new Event('popstate'));
  };
  const first = history.state;
  expect([router.depth(), router.before()]).toEqual([0, null]);

  router.push('/couponDetail?id=1');
  const second = history.state;
  expect([router.depth(), router.before()]).toEqual([1, '/get-coupons']);

  arrive('#/privacy', null);
  expect([router.depth(), router.before()]).toEqual([2, '/couponDetail?id=1']);
  arrive('#/couponDetail?id=1', second);
  expect(router.depth()).toBe(1);
  arrive('#/get-coupons', first);
  expect(router.depth()).toBe(0);
});

test('keeps the way back after a reload', () => {
  const { router, history } = openRouterAt('/#/get-coupons');
  router.push('/mine/vouchers');
  expect(createHashRouter(window).before()).toBe('/get-coupons');
  expect(history.back).not.toHaveBeenCalled();
});

test('leaves, reloads and goes back by the browser', () => {
  const { router, location, history } = openRouterAt('/#/login');

  router.leave('https://elsewhere.example/order');
  router.reload();
  router.back();

  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://elsewhere.example/order');
  expect(location.reload).toHaveBeenCalledOnce();
  expect(history.back).toHaveBeenCalledOnce();
});
