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

const CLAIM_ROUTE = '/get-coupons?sourceId=kopi';
const USER = { id: 'member-1', phone: '+6281234567890' };

/** A page that was loaded just now, and what is heard of it. */
async function loadPage(world = createMemoryWorld(), isLoggedIn = false) {
  if (isLoggedIn) openSession(world).global.set({ token: 'token-0', userInfo: USER });
  const routes: [string, boolean][] = [];
  const router = createMemoryRouter(CLAIM_ROUTE, (route) => {
    routes.push([route, followed.isProcessing()]);
    app.routeChanged();
  });
  const app: App = createApp(createMemoryPorts(world, { router }));
  const recorder = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn() };
  const followed = observeApp(app, recorder);
  app.start();
  await settle();
  return { world, app, router, recorder, followed, routes, sent: recorder.eventSent.mock.calls };
}

/** Tells the machines something, once they run. */
async function tell(app: App, name: string, event: { type: string; text?: string }) {
  const actors: Record<string, { send(event: object): void } | undefined> =
    app.root.system.getAll();
  actors[name]?.send(event);
  await settle();
}

test('what comes to the machines from outside is heard, and what they tell each other is not', async () => {
  const { app, recorder, sent } = await loadPage();
  await tell(app, 'login', { type: 'SEND_CODE' });
  await tell(app, 'login', { type: 'TYPE_PHONE', text: '0812-3456-7890' });
  await tell(app, 'login', { type: 'SEND_CODE' });
  await tell(app, 'login', { type: 'TYPE_CODE', text: MEMORY_SMS_CODE });
  await tell(app, 'login', { type: 'SUBMIT_CODE' });
  expect(app.session.global.get().userInfo).not.toBeNull();
  expect(recorder.pageLoaded).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    ['login', { type: 'SEND_CODE' }],
    ['login', { type: 'TYPE_PHONE', text: '0812-3456-7890' }],
    ['login', { type: 'SEND_CODE' }],
    ['login', { type: 'TYPE_CODE', text: MEMORY_SMS_CODE }],
    ['login', { type: 'SUBMIT_CODE' }],
  ]);
});

test('what the product tells its machines of the world around is not the person’s', async () => {
  const { app, router, sent } = await loadPage(undefined, true);
  await tell(app, 'claim', { type: 'CLAIM' });
  router.push('/mine');
  app.session.global.set({ token: '', userInfo: null });
  await settle();
  expect(sent).toEqual([['claim', { type: 'CLAIM' }]]);
});

test('what follows from an event in the queue is not the person’s either', async () => {
  const { app, sent } = await loadPage(undefined, true);
  await tell(app, 'claim', { type: 'CLAIM' });
  await tell(app, 'app', { type: 'SESSION_ENDED' });
  await tell(app, 'app', { type: 'REQUIRE_LOGIN' });
  expect(sent.map(([, { type }]) => type)).toEqual(['CLAIM', 'SESSION_ENDED', 'REQUIRE_LOGIN']);
});

test('where the machines lead the person is told apart from where the person goes', async () => {
  const { app, router, routes, followed } = await loadPage();
  await tell(app, 'app', { type: 'REQUIRE_LOGIN' });
  router.push('/mine');
  expect(routes).toEqual([
    ['/loginOrRegister', true],
    ['/mine', false],
  ]);
  expect(followed.isProcessing()).toBe(false);
});

test('a machine that ended is done with what was still to come', async () => {
  const { app, router, sent } = await loadPage(undefined, true);
  await tell(app, 'claim', { type: 'CLAIM' });
  const page = app.root.getSnapshot().context.page;
  router.push('/mine');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  page?.actor.send({ type: 'RETRY' });
  await tell(app, 'login', { type: 'SEND_CODE' });
  expect(sent.map(([, { type }]) => type)).toEqual(['CLAIM', 'SEND_CODE']);
});

test('a chosen language is told', async () => {
  const { app, recorder } = await loadPage();
  app.setLanguage('zh');
  app.setLanguage('zh');
  app.session.global.set({ browserId: 'x' });
  expect(recorder.did.mock.calls).toEqual([[{ do: 'choose-language', language: 'zh' }]]);
});

test('a language that another tab forgot is chosen by nobody', async () => {
  const { app, recorder } = await loadPage();
  app.setLanguage('en');
  app.session.global.set({ lan: null });
  expect(recorder.did).toHaveBeenCalledOnce();
});

test('a campaign that is read because the person came elsewhere is not asked for again', async () => {
  const world = createMemoryWorld();
  world.gateways.calls.findCampaign.next({ kind: 'lost' });
  const { router, sent } = await loadPage(world);
  router.push('/get-coupons?sourceId=merdeka');
  await settle();
  expect(sent).toEqual([]);
});

test('nor is one that is read for who has logged in by now', async () => {
  const world = createMemoryWorld();
  world.gateways.calls.findCampaign.next({ kind: 'lost' });
  const { app, sent } = await loadPage(world);
  app.session.global.set({ token: 'token-0', userInfo: USER });
  await settle();
  expect(sent).toEqual([]);
});

test('machines that ran before somebody listened are heard, and nobody is when it is over', async () => {
  const { app, recorder } = await loadPage();
  await tell(app, 'login', { type: 'SEND_CODE' });
  const later = { pageLoaded: vi.fn(), eventSent: vi.fn(), did: vi.fn() };
  const followed = observeApp(app, later);
  await tell(app, 'login', { type: 'TYPE_PHONE', text: '0' });
  followed.stop();
  await tell(app, 'login', { type: 'TYPE_PHONE', text: '08' });
  app.setLanguage('zh');
  expect(later.eventSent.mock.calls).toEqual([['login', { type: 'TYPE_PHONE', text: '0' }]]);
  expect(later.did).not.toHaveBeenCalled();
  expect(recorder.eventSent).toHaveBeenCalledTimes(3);
});
