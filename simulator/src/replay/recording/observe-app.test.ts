import { type App, createApp, openSession } from '@cangkir/core';
import {
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  MEMORY_SMS_CODE,
  settle,
} from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { observeApp } from './observe-app.ts';

const CLAIM_ROUTE = '/get-coupons?activityCode=kopi';
const USER = { id: 'member-1', phone: '+6281234567890' };

/** A page that has just loaded, and what is recorded of it. */
async function loadPage(world = createMemoryWorld(), isLoggedIn = false) {
  if (isLoggedIn) openSession(world).global.set({ token: 'token-0', userInfo: USER });
  const routes: [string, boolean][] = [];
  const router = createMemoryRouter(CLAIM_ROUTE, (route) => {
    routes.push([route, observer.isProcessing()]);
    app.routeChanged();
  });
  const app: App = createApp(createMemoryPorts(world, { router }));
  const recorder = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn() };
  const observer = observeApp(app, recorder);
  app.start();
  await expect.poll(() => app.root.getSnapshot().value).toBe('atPage');
  await settle();
  return { world, app, router, recorder, observer, routes, sent: recorder.eventSent.mock.calls };
}

/** Sends an event to a machine once it runs. */
async function send(app: App, name: string, event: { type: string; text?: string }) {
  const actors: Record<string, { send(event: object): void } | undefined> =
    app.root.system.getAll();
  actors[name]?.send(event);
  await settle();
}

test('records events from outside, and none between machines', async () => {
  const { app, recorder, sent } = await loadPage();
  await send(app, 'login', { type: 'SEND_CODE' });
  await send(app, 'login', { type: 'TYPE_PHONE', text: '0812-3456-7890' });
  await send(app, 'login', { type: 'SEND_CODE' });
  await send(app, 'login', { type: 'TYPE_CODE', text: MEMORY_SMS_CODE });
  await send(app, 'login', { type: 'SUBMIT_CODE' });
  expect(app.session.global.get().userInfo).not.toBeNull();
  expect(recorder.pageLoaded).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    ['login', { type: 'SEND_CODE' }, false],
    ['login', { type: 'TYPE_PHONE', text: '0812-3456-7890' }, false],
    ['login', { type: 'SEND_CODE' }, false],
    ['login', { type: 'TYPE_CODE', text: MEMORY_SMS_CODE }, false],
    ['login', { type: 'SUBMIT_CODE' }, false],
  ]);
});

test('marks an event that the state ignores', async () => {
  const { app, sent } = await loadPage(undefined, true);
  await send(app, 'claim', { type: 'CLAIM' });
  await send(app, 'claim', { type: 'CLAIM' });
  expect(sent).toEqual([
    ['claim', { type: 'CLAIM' }, false],
    ['claim', { type: 'CLAIM' }, true],
  ]);
});

test('does not record events that inform the machines', async () => {
  const { app, router, sent } = await loadPage(undefined, true);
  await send(app, 'claim', { type: 'CLAIM' });
  router.push('/mine');
  app.session.global.set({ token: '', userInfo: null });
  await settle();
  expect(sent).toEqual([['claim', { type: 'CLAIM' }, false]]);
});

test('does not record events that follow from one in the queue', async () => {
  const { app, sent } = await loadPage(undefined, true);
  await send(app, 'claim', { type: 'CLAIM' });
  await send(app, 'app', { type: 'TOKEN_REFUSED' });
  await send(app, 'app', { type: 'REQUIRE_LOGIN' });
  expect(sent.map(([, { type }]) => type)).toEqual(['CLAIM', 'TOKEN_REFUSED', 'REQUIRE_LOGIN']);
});

test('knows routes that machines open from those that the person opens', async () => {
  const { app, router, routes, observer } = await loadPage();
  await send(app, 'app', { type: 'REQUIRE_LOGIN' });
  router.push('/mine');
  expect(routes).toEqual([
    ['/loginOrRegister', true],
    ['/mine', false],
  ]);
  expect(observer.isProcessing()).toBe(false);
});

test('a stopped machine has no pending events', async () => {
  const { app, router, sent } = await loadPage(undefined, true);
  await send(app, 'claim', { type: 'CLAIM' });
  const page = app.root.getSnapshot().context.page;
  router.push('/mine');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  if (page?.name === 'claim') page.featureOf(page.actor.getSnapshot())?.send({ type: 'RETRY' });
  await send(app, 'login', { type: 'SEND_CODE' });
  expect(sent.map(([, { type }]) => type)).toEqual(['CLAIM', 'SEND_CODE']);
});

test('records a chosen language', async () => {
  const { app, recorder } = await loadPage();
  app.setLanguage('zh');
  app.setLanguage('zh');
  app.session.global.set({ browserId: 'x' });
  expect(recorder.did.mock.calls).toEqual([[{ do: 'choose-language', language: 'zh' }]]);
});

test('does not record a language that another tab removed', async () => {
  const { app, recorder } = await loadPage();
  app.setLanguage('en');
  app.session.global.set({ lan: null });
  expect(recorder.did).toHaveBeenCalledOnce();
});

test('does not record a campaign that loads after a change of the route', async () => {
  const world = createMemoryWorld();
  world.gateways.claim.calls.find.next({ kind: 'lost' });
  const { router, sent } = await loadPage(world);
  router.push('/get-coupons?activityCode=merdeka');
  await settle();
  expect(sent).toEqual([]);
});

test('does not record a campaign that loads after a login', async () => {
  const world = createMemoryWorld();
  world.gateways.claim.calls.find.next({ kind: 'lost' });
  const { app, sent } = await loadPage(world);
  app.session.global.set({ token: 'token-0', userInfo: USER });
  await settle();
  expect(sent).toEqual([]);
});

test('observes machines that already run, until it is stopped', async () => {
  const { app, recorder } = await loadPage();
  await send(app, 'login', { type: 'SEND_CODE' });
  const later = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn() };
  const observer = observeApp(app, later);
  await send(app, 'login', { type: 'TYPE_PHONE', text: '0' });
  observer.stop();
  await send(app, 'login', { type: 'TYPE_PHONE', text: '08' });
  app.setLanguage('zh');
  expect(later.eventSent.mock.calls).toEqual([['login', { type: 'TYPE_PHONE', text: '0' }, false]]);
  expect(later.did).not.toHaveBeenCalled();
  expect(recorder.eventSent).toHaveBeenCalledTimes(3);
});
