import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { BRAND } from '../../platform/brand.ts';
import {
  createCheckInCampaign,
  createMemoryCheckInGateway,
} from '../../testing/memory-check-in-gateway.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './check-in.page.ts';

const ROUTE = `/${BRAND.pathSegment}/check-in?activityCode=absen`;

/** One campaign that outlives the page; tomorrow earns something. */
function createWorld() {
  const world = createMemoryWorld();
  return {
    world,
    gateway: createMemoryCheckInGateway(world.clock, createCheckInCampaign(MEMORY_START)),
  };
}

/** A page that has just been loaded, by somebody who is logged in. */
async function load({ world, gateway }: ReturnType<typeof createWorld>, route: string) {
  const router = createMemoryRouter(route, () => root?.send({ type: 'ROUTE_CHANGED' }));
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: { checkIn: async () => ({ checkIns: gateway.checkIns }) },
  };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  let root: ReturnType<typeof startMachines> | null = null;
  root = startMachines(ports, () => null);
  // The page is a part of its own.
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'checkIn') throw new Error(`No check-in campaign at ${route}.`);
  return {
    root,
    router,
    checkIn: running.actor,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}

test.each([ROUTE, ROUTE.replace('check-in', 'check-in-oatside')])(
  'on %s a reload in the middle of a check-in goes on with it',
  async (route) => {
    const parts = createWorld();
    parts.gateway.calls.checkIn.next({ kind: 'never' });
    const before = await load(parts, route);
    before.checkIn.send({ type: 'CHECK_IN' });
    await settle();
    expect(Object.keys(before.drafts())).toEqual(['member-1@checkIn:absen']);
    before.root.stop();
    const { checkIn, drafts } = await load(parts, route);
    expect(checkIn.getSnapshot().matches({ settled: 'checkedIn' })).toBe(true);
    expect([parts.gateway.made, drafts()]).toEqual([[MEMORY_START], {}]);
  },
);

test('a link without a campaign leads to none', async () => {
  const { checkIn } = await load(createWorld(), `/${BRAND.pathSegment}/check-in`);
  expect(checkIn.getSnapshot().value).toBe('notFound');
});

test('a token that is refused leads to the login', async () => {
  const parts = createWorld();
  parts.gateway.calls.checkIn.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const { checkIn, router } = await load(parts, ROUTE);
  checkIn.send({ type: 'CHECK_IN' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
});
