import { expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './check-in.memory.ts';
// Imported here, not in one test, so that every mutation of it runs all tests.
import './check-in.page.ts';

const ROUTE = `/${BRAND.pathSegment}/check-in?activityCode=absen`;

/** One campaign that outlives the page. Tomorrow's check-in earns a reward. */
function createWorld() {
  const world = createMemoryWorld();
  return {
    world,
    gateway: createMemoryCheckInGateway(world.clock, createCheckInCampaign(MEMORY_START)),
  };
}

/** Loads the page for a member. */
async function load({ world, gateway }: ReturnType<typeof createWorld>, route: string) {
  const { page, ...parts } = await startPage(world, route, {
    checkIn: async (common) => ({ ...common, checkIns: gateway.checkIns }),
  });
  if (page?.name !== 'checkIn') throw new Error(`No check-in campaign runs at ${route}.`);
  return { ...parts, checkIn: runningFeature(page) };
}

test.each([ROUTE, ROUTE.replace('check-in', 'check-in-oatside')])(
  'on %s a reload in the middle of a check-in finishes it',
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
