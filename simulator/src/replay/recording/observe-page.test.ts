import { createApp, INITIAL_GLOBAL, LOCAL_KEYS, serializeState } from '@cangkir/core';
import {
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  settle,
} from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { FIXTURES } from '../../backend/fixtures.ts';
import { observePage } from './observe-page.ts';
import { READ_KEYS } from './read-keys.ts';

const CLAIM_ROUTE = '/get-coupons?activityCode=kopi';
const OTHER_TAB = 'http://localhost/app/#/mine';
const MEMBER = { id: 'member', phone: '+6281200000202' };

/** The prefix of what another phone stores. */
const SECOND = 'second-phone:';

/** The parts of a window that the routes are read from, with a history like a browser's. */
function createPage() {
  const entries = [CLAIM_ROUTE];
  let index = 0;
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index } });
  const location = { pathname: '/app/', search: '', hash: `#${CLAIM_ROUTE}` };

  function arrive(navigationType: string): void {
    const from = navigation.currentEntry;
    navigation.currentEntry = { index };
    location.hash = `#${entries[index]}`;
    const event = new Event('currententrychange');
    navigation.dispatchEvent(Object.assign(event, { navigationType, from }));
  }

  return Object.assign(new EventTarget(), {
    location,
    navigation,
    push(route: string): void {
      index += 1;
      entries.splice(index, entries.length, route);
      arrive('push');
    },
    go(steps: number): void {
      index += steps;
      arrive('traverse');
    },
  });
}

/** A page that has just loaded, and what is recorded of it. */
async function observeNewPage({ hasSettled = true, isShown = true } = {}) {
  const page = createPage();
  const router = createMemoryRouter(CLAIM_ROUTE, (route) => {
    page.push(route);
    app.routeChanged();
  });
  const app = createApp(createMemoryPorts(createMemoryWorld(), { router }));
  const recorder = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn(), unsupported: vi.fn() };
  const backend = { peek: () => FIXTURES.everyday.create(0) };
  const ownKey = (key: string) => (key.startsWith(SECOND) ? null : key);
  const phone = { frame: { window: () => (isShown ? page : null) }, storage: { ownKey } };
  const options = { app, phone, backend, recorder, hasSettled: () => hasSettled };
  const stop: () => void = Reflect.apply(observePage, null, [options]);
  app.start();
  await settle();
  const actions = () => recorder.did.mock.calls.map(([action]) => action);
  return { app, page, router, recorder, actions, stop };
}

/** The event of a browser for a change by another tab. */
function storedElsewhere(key: string | null, newValue: string | null, url = OTHER_TAB): Event {
  return Object.assign(new Event('storage'), { key, oldValue: null, newValue, url });
}

test('records opened routes and going back', async () => {
  const { page, actions } = await observeNewPage();
  page.push('/mine');
  page.push('/mine/vouchers');
  page.go(-2);
  page.go(1);
  expect(actions()).toEqual([
    { do: 'open', route: '/mine' },
    { do: 'open', route: '/mine/vouchers' },
    { do: 'back' },
    { do: 'open', route: '/mine' },
  ]);
});

test('does not record an entry of the history at the same route', async () => {
  const { page, actions } = await observeNewPage();
  page.push(CLAIM_ROUTE);
  page.go(-1);
  expect(actions()).toEqual([]);
});

test('does not record a route that the machines open, but the next one', async () => {
  const { app, page, actions } = await observeNewPage();
  app.root.send({ type: 'REQUIRE_LOGIN' });
  await expect.poll(() => page.location.hash).toBe('#/loginOrRegister');
  expect(actions()).toEqual([]);
  page.go(-1);
  expect(actions()).toEqual([{ do: 'back' }]);
});

test('does not record a route that the page opens while it loads', async () => {
  const { page, actions } = await observeNewPage({ hasSettled: false });
  page.push('/mine');
  expect(actions()).toEqual([]);
});

test('records a change of the storage by another tab, not by the desk or the second phone', async () => {
  const { page, actions } = await observeNewPage();
  const member = serializeState({ ...INITIAL_GLOBAL, userInfo: MEMBER });
  page.dispatchEvent(storedElsewhere(LOCAL_KEYS.global, member));
  page.dispatchEvent(storedElsewhere('other', 'x'));
  page.dispatchEvent(storedElsewhere('other', 'x', ''));
  page.dispatchEvent(storedElsewhere('other', 'x', 'http://localhost/'));
  page.dispatchEvent(storedElsewhere(`${SECOND}other`, 'x'));
  for (const key of READ_KEYS) page.dispatchEvent(storedElsewhere(key, 'what its screens read'));
  expect(actions()).toEqual([
    { do: 'other-tab', user: 'member' },
    { do: 'storage.change', area: 'local', key: 'other', value: 'x' },
  ]);
});

test('remarks on another tab that clears the storage', async () => {
  const { page, recorder, actions } = await observeNewPage();
  page.dispatchEvent(storedElsewhere(null, null));
  expect(actions()).toEqual([]);
  expect(recorder.unsupported.mock.calls).toEqual([['Another tab cleared the whole storage.']]);
});

test('observes the app even without a window', async () => {
  const { app, recorder, actions } = await observeNewPage({ isShown: false });
  app.setLanguage('zh');
  expect(recorder.pageLoaded).toHaveBeenCalledOnce();
  expect(actions()).toEqual([{ do: 'choose-language', language: 'zh' }]);
});

test('records nothing after the cleanup', async () => {
  const { app, page, recorder, actions, stop } = await observeNewPage();
  stop();
  page.push('/mine');
  page.dispatchEvent(storedElsewhere('other', 'x'));
  app.setLanguage('zh');
  expect(actions()).toEqual([]);
  expect(recorder.eventSent).not.toHaveBeenCalled();
});
