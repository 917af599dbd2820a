import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
  MEMORY_HOST_CODE,
} from '../../testing/memory-community-gateway.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { checkInQrText } from './check-in-qr.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './community.page.ts';

const SIGN_UP = '/tommunity/signUp?id=latte';
const CHECK_IN = '/tommunity/checkin?id=latte';

/** One activity, today, that outlives the page. */
function createWorld() {
  const world = createMemoryWorld();
  const activity = createCommunityActivity('latte', MEMORY_START + 60_000);
  const scanner = createMemoryScanner(world.clock);
  return { world, scanner, gateway: createMemoryCommunityGateway(world.clock, activity) };
}

/** A page that has just been loaded, by somebody who is logged in. */
async function load({ world, scanner, gateway }: ReturnType<typeof createWorld>, route: string) {
  const router = createMemoryRouter(route, () => root?.send({ type: 'ROUTE_CHANGED' }));
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: { community: async () => ({ community: gateway.community, scanner }) },
  };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  let root: ReturnType<typeof startMachines> | null = null;
  root = startMachines(ports, () => null);
  // The page is a part of its own.
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'community') throw new Error(`No activity at ${route}.`);
  return {
    root,
    router,
    community: running.actor,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}

test('who registers on the day is led to the check-in, and checks in there', async () => {
  const parts = createWorld();
  parts.scanner.next({ text: checkInQrText({ id: 'latte', code: MEMORY_HOST_CODE }) });
  const { router, community, drafts } = await load(parts, SIGN_UP);
  community.send({ type: 'REGISTER' });
  await settle();
  expect(router.moves).toEqual([`replace ${CHECK_IN}`]);
  community.send({ type: 'SCAN' });
  await settle();
  expect(parts.gateway.deeds).toEqual(['register', 'checkIn']);
  expect(drafts()).toEqual({});
});

test('a reload in the middle of a registration goes on with it', async () => {
  const parts = createWorld();
  parts.gateway.calls.register.next({ kind: 'never' });
  const before = await load(parts, SIGN_UP);
  before.community.send({ type: 'REGISTER' });
  await settle();
  expect(before.drafts()).toMatchObject({
    'member-1@community:latte': { change: { kind: 'register' } },
  });
  before.root.stop();
  const { community, drafts } = await load(parts, SIGN_UP);
  expect(community.getSnapshot().context.notice).toBe('registered');
  expect([parts.gateway.deeds, drafts()]).toEqual([['register'], {}]);
});

test('who is not registered is led from the check-in to the registration', async () => {
  const { router } = await load(createWorld(), CHECK_IN);
  expect(router.moves).toEqual([`replace ${SIGN_UP}`]);
});

test('a link without an activity leads to none', async () => {
  const { community } = await load(createWorld(), '/tommunity/signUp');
  expect(community.getSnapshot().value).toBe('notFound');
});

test('a token that is refused leads to the login', async () => {
  const parts = createWorld();
  parts.gateway.calls.register.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const { community, router } = await load(parts, SIGN_UP);
  community.send({ type: 'REGISTER' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
});
