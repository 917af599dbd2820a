import { expect, test } from 'vitest';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { checkInQrText } from './check-in-qr.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
  MEMORY_HOST_CODE,
} from './community.memory.ts';
// Imported here, not in one test, so that every mutation of it runs all tests.
import './community.page.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';

const SIGN_UP = '/tommunity/signUp?id=latte';
const CHECK_IN = '/tommunity/checkin?id=latte';

/** One activity, today, that outlives the page. */
function createWorld() {
  const world = createMemoryWorld();
  const activity = createCommunityActivity('latte', MEMORY_START + 60_000);
  const scanner = createMemoryScanner(world.clock);
  return { world, scanner, gateway: createMemoryCommunityGateway(world.clock, activity) };
}

/** Loads the page for a member. */
async function load({ world, scanner, gateway }: ReturnType<typeof createWorld>, route: string) {
  const { page, ...parts } = await startPage(world, route, {
    community: async (common) => ({ ...common, community: gateway.community, scanner }),
  });
  if (page?.name !== 'community') throw new Error(`No activity runs at ${route}.`);
  return { ...parts, community: runningFeature(page) };
}

test('registering on the day leads to the check-in', async () => {
  const parts = createWorld();
  parts.scanner.next({
    text: checkInQrText({ id: 'latte', code: MEMORY_HOST_CODE }, MEMORY_HOSTS),
  });
  const { router, community, drafts } = await load(parts, SIGN_UP);
  community.send({ type: 'REGISTER' });
  await settle();
  expect(router.moves).toEqual([`replace ${CHECK_IN}`]);
  community.send({ type: 'SCAN' });
  await settle();
  expect(parts.gateway.effects).toEqual(['register', 'checkIn']);
  expect(drafts()).toEqual({});
});

test('a reload in the middle of a registration finishes it', async () => {
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
  expect([parts.gateway.effects, drafts()]).toEqual([['register'], {}]);
});

test('the check-in leads a user who is not registered to the registration', async () => {
  const { router } = await load(createWorld(), CHECK_IN);
  expect(router.moves).toEqual([`replace ${SIGN_UP}`]);
});

test.each([
  ['checkedIn', CHECK_IN],
  ['rewarded', CHECK_IN],
  ['registered', '/grey?state=40'],
  ['none', '/grey?state=40'],
] as const)('an activity taken off keeps its rewards for who earned them: %s', async (...args) => {
  const [registration, route] = args;
  const parts = createWorld();
  parts.gateway.change({ activityState: ACTIVITY_STATE.takenOff, registration });
  const { router } = await startPage(parts.world, SIGN_UP, {
    community: async (common) => ({
      ...common,
      community: parts.gateway.community,
      scanner: parts.scanner,
    }),
  });
  expect(router.current()).toBe(route);
});
