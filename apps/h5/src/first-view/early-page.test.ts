import { type PagePorts, ROUTES } from '@cangkir/core';
import { createMemoryPorts, createMemoryWorld, settle } from '@cangkir/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { followEarlyAnswers, pageRead } from './early-page.ts';

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
  void pageRead(app).then(onRead);
  return { app, onRead };
}

test('waits until the page has read what it shows', async () => {
  let answer = () => {};
  const { app, onRead } = openAt(CAMPAIGN, (load) => async (common) => {
    const ports = await load(common);
    const { find } = ports.campaigns;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    return {
      ...ports,
      campaigns: { ...ports.campaigns, find: (...call) => held.then(() => find(...call)) },
    };
  });
  await expect.poll(() => app.root.getSnapshot().context.page).not.toBeNull();
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
  await Promise.resolve();
  expect(onRead).toHaveBeenCalledOnce();
});

test.each([
  ['has arrived', async () => new Response(), true],
  ['was lost', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['is on its way', () => new Promise<Response>(() => {}), false],
])('knows whether the early answer %s', async (_, send, hasArrived) => {
  const early = {
    name: 'home' as const,
    asked: {},
    url: 'https://shop.example/',
    headers: {},
    askedAt: 0,
    response: send(),
  };
  const arrival = followEarlyAnswers({ earlyAnswers: Promise.resolve([early]) });
  await settle();
  expect(arrival.hasArrived).toBe(hasArrived);
});

test('a page without early answers has none to wait for', async () => {
  const arrival = followEarlyAnswers({ earlyAnswers: Promise.resolve([]) });
  await settle();
  expect(arrival.hasArrived).toBe(false);
});
