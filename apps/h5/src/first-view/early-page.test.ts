import { type PagePorts, ROUTES } from '@cangkir/core';
import {
  createMemoryPorts,
  createMemoryWorld,
  createVirtualClock,
  settle,
} from '@cangkir/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { haveEarlyAnswers, pageRead } from './early-page.ts';

afterEach(() => {
  vi.useRealTimers();
});

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi`;

type LoadPorts = PagePorts['claim'];

/** The app at a route, and whether its page has been read. */
function openAt(route: string, change: (load: LoadPorts) => LoadPorts = (load) => load) {
  const world = createMemoryWorld();
  const { claim } = createMemoryPorts(world).pages;
  const { app } = composeInMemory({ route, world, pages: { claim: change(claim) } });
  app.start();
  const onRead = vi.fn();
  const clock = createVirtualClock(0);
  void pageRead(app, clock).then(onRead);
  return { app, clock, onRead };
}

/** The app at a campaign whose answer has stalled. Returns what lets it come, too. */
function openStalled() {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = openAt(CAMPAIGN, (load) => async (common) => {
    const ports = await load(common);
    const { find } = ports.campaigns;
    return {
      ...ports,
      campaigns: { ...ports.campaigns, find: (...call) => held.then(() => find(...call)) },
    };
  });
  return { ...opened, answer };
}

test('waits until the page has read what it shows', async () => {
  const { app, onRead, answer } = openStalled();
  await expect.poll(() => app.root.getSnapshot().context.page).not.toBeNull();
  await settle();
  expect(onRead).not.toHaveBeenCalled();

  answer();
  await expect.poll(() => onRead).toHaveBeenCalledOnce();
});

test('does not wait for long while an answer stalls', async () => {
  const { app, clock, onRead } = openStalled();
  await expect.poll(() => app.root.getSnapshot().context.page).not.toBeNull();
  await clock.advance(499);
  expect(onRead).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(onRead).toHaveBeenCalledOnce();
});

test('waits until a screen without a machine has read ahead', async () => {
  let answer = () => {};
  const readAhead = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { app } = composeInMemory({ route: '/nowhere' });
  app.start();
  const onRead = vi.fn();
  void pageRead(app, createVirtualClock(0), readAhead).then(onRead);
  await settle();
  expect(onRead).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => onRead).toHaveBeenCalledOnce();
});

test.each([ROUTES.login, '/nowhere'])(
  'does not wait at %s, which has no machine',
  async (route) => {
    const { onRead } = openAt(route);
    await expect.poll(() => onRead).toHaveBeenCalledOnce();
  },
);

test('does not wait for a page that failed to load', async () => {
  const { onRead } = openAt(
    CAMPAIGN,
    () => () => Promise.reject(new Error('There is no network.')),
  );
  await expect.poll(() => onRead).toHaveBeenCalledOnce();
});

test('does not wait for a page whose machine crashed', async () => {
  // XState also throws the error in a timer, for the browser's console.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { app, onRead } = openAt(CAMPAIGN, (load) => async (common) => {
    const ports = await load(common);
    const crash = () => Promise.reject(new Error('The gateway broke its contract.'));
    return { ...ports, campaigns: { ...ports.campaigns, find: crash } };
  });
  await new Promise((resolve) => app.root.subscribe({ error: resolve }));
  await settle();
  expect(onRead).toHaveBeenCalledOnce();
});

test.each([
  ['has arrived', async () => new Response(), [true]],
  ['was lost', () => Promise.reject(new TypeError('Failed to fetch')), [false]],
  ['is on its way', () => new Promise<Response>(() => {}), []],
])('knows whether the early answer %s', async (_, send, known) => {
  const early = {
    name: 'home' as const,
    asked: {},
    url: 'https://shop.example/',
    headers: {},
    askedAt: 0,
    response: send(),
    mayBeOfAnother: false,
  };
  const onKnown = vi.fn();
  void haveEarlyAnswers({ earlyAnswers: Promise.resolve([early]) }).then(onKnown);
  await settle();
  expect(onKnown.mock.calls.flat()).toEqual(known);
});

test('a page without early answers has none to wait for', async () => {
  expect(await haveEarlyAnswers({ earlyAnswers: Promise.resolve([]) })).toBe(false);
});
