import { createApp, INITIAL_GLOBAL, SESSION_KEYS, serializeState } from '@cangkir/core';
import {
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  settle,
} from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { FIXTURES } from '../../backend/fixtures.ts';
import { SECOND } from '../../phone/phone-storage.ts';
import { observePage } from './observe-page.ts';

const CLAIM_ROUTE = '/get-coupons?sourceId=kopi';
const OTHER_TAB = 'http://localhost/app/#/mine';
const MEMBER = { id: 'member', phone: '+6281200000202' };

/** As much of a page's window as its routes are seen by, with a history like a browser's. */
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

/** A page that was loaded just now, and what is told of it. */
async function followNewPage({ hasSettled = true, isShown = true } = {}) {
  const page = createPage();
  const router = createMemoryRouter(CLAIM_ROUTE, (route) => {
    page.push(route);
    app.routeChanged();
  });
  const app = createApp(createMemoryPorts(createMemoryWorld(), { router }));
  const recorder = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn(), unsupported: vi.fn() };
  const backend = { peek: () => FIXTURES.everyday.create(0) };
  const phone = { frame: { window: () => (isShown ? page : null) } };
  const options = { app, phone, backend, recorder, hasSettled: () => hasSettled };
  const stop: () => void = Reflect.apply(observePage, null, [options]);
  app.start();
  await settle();
  const actions = () => recorder.did.mock.calls.map(([action]) => action);
  return { app, page, router, recorder, actions, stop };
}

/** The browser tells a page what another one stored. */
function storedElsewhere(key: string | null, newValue: string | null, url = OTHER_TAB): Event {
  return Object.assign(new Event('storage'), { key, oldValue: null, newValue, url });
}

test('where the person goes is told, and that they go back', async () => {
  const { page, actions } = await followNewPage();
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

test('an entry of the history at the same route is no way of the person’s', async () => {
  const { page, actions } = await followNewPage();
  page.push(CLAIM_ROUTE);
  page.go(-1);
  expect(actions()).toEqual([]);
});

test('where the machines lead is none either, and the way from there is', async () => {
  const { app, page, actions } = await followNewPage();
  app.root.send({ type: 'REQUIRE_LOGIN' });
  await vi.waitFor(() => expect(page.location.hash).toBe('#/loginOrRegister'));
  expect(actions()).toEqual([]);
  page.go(-1);
  expect(actions()).toEqual([{ do: 'back' }]);
});

test('where a page goes by itself as it is loaded is nobody’s way', async () => {
  const { page, actions } = await followNewPage({ hasSettled: false });
  page.push('/mine');
  expect(actions()).toEqual([]);
});

test('what another tab stores is told, and what the desk or the second phone does is not', async () => {
  const { page, actions } = await followNewPage();
  const member = serializeState({ ...INITIAL_GLOBAL, userInfo: MEMBER });
  page.dispatchEvent(storedElsewhere(SESSION_KEYS.global, member));
  page.dispatchEvent(storedElsewhere('other', 'x'));
  page.dispatchEvent(storedElsewhere('other', 'x', ''));
  page.dispatchEvent(storedElsewhere('other', 'x', 'http://localhost/'));
  page.dispatchEvent(storedElsewhere(`${SECOND}other`, 'x'));
  expect(actions()).toEqual([
    { do: 'other-tab', user: 'member' },
    { do: 'storage.change', area: 'local', key: 'other', value: 'x' },
  ]);
});

test('another tab that forgets all can’t be told', async () => {
  const { page, recorder, actions } = await followNewPage();
  page.dispatchEvent(storedElsewhere(null, null));
  expect(actions()).toEqual([]);
  expect(recorder.unsupported.mock.calls).toEqual([['Another tab cleared the whole storage.']]);
});

test('the app is followed too, be its page out of reach', async () => {
  const { app, recorder, actions } = await followNewPage({ isShown: false });
  app.setLanguage('zh');
  expect(recorder.pageLoaded).toHaveBeenCalledOnce();
  expect(actions()).toEqual([{ do: 'choose-language', language: 'zh' }]);
});

test('a page that is followed no more tells nothing', async () => {
  const { app, page, recorder, actions, stop } = await followNewPage();
  stop();
  page.push('/mine');
  page.dispatchEvent(storedElsewhere('other', 'x'));
  app.setLanguage('zh');
  expect(actions()).toEqual([]);
  expect(recorder.eventSent).not.toHaveBeenCalled();
});
