import { expect, test } from 'vitest';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from '../draw/draw.memory.ts';
import { MIN_SPIN_MS } from '../draw/spin.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './love.page.ts';

function createWorld() {
  const world = createMemoryWorld();
  return { world, gateway: createMemoryDrawGateway(world.clock, MEMORY_START) };
}

async function load({ world, gateway }: ReturnType<typeof createWorld>, path: string) {
  const { page, ...rest } = await startPage(world, `${path}?activityCode=love`, {
    love: async (common) => ({ ...common, draws: gateway.draws }),
  });
  if (page?.name !== 'love') throw new Error(`Failed to find the love campaign at ${path}.`);
  return { ...rest, love: runningFeature(page) };
}

test('the route follows the user from the entry to the match', async () => {
  const parts = createWorld();
  const { router, love, drafts, root } = await load(parts, '/love/entry');
  love.send({ type: 'START' });
  await settle();
  expect(router.moves).toEqual(['replace /love/main?activityCode=love']);
  expect(root.system.get('love')).toBe(love);
  await parts.world.clock.advance(MIN_SPIN_MS);
  expect(router.current()).toBe('/love/match?activityCode=love');
  expect(drafts()).toEqual({});
});

test.each(['/love/main', '/love/match', '/love/fail'])(
  'a reload on %s leads to the route of the state',
  async (path) => {
    const { router } = await load(createWorld(), path);
    expect(router.current()).toBe('/love/entry?activityCode=love');
  },
);

test('a reload during a draw waits for that draw', async () => {
  const parts = createWorld();
  parts.gateway.calls.draw.next({ kind: 'never' });
  const before = await load(parts, '/love/entry');
  before.love.send({ type: 'START' });
  await settle();
  expect(Object.keys(before.drafts())).toEqual(['member-1@love:love']);
  before.root.stop();
  const { router } = await load(parts, '/love/main');
  await parts.world.clock.advance(MIN_SPIN_MS);
  expect(router.current()).toBe('/love/match?activityCode=love');
  expect(parts.gateway.drawn).toHaveLength(1);
});

test.each([
  ['drew', createWin(MEMORY_START), '/love/match?activityCode=love'],
  ['did not', null, '/grey?state=30'],
])('an expired campaign shows its result to who %s', async (_, drawn, route) => {
  const parts = createWorld();
  const activityState = ACTIVITY_STATE.expired;
  const activity = createDrawActivity('love', MEMORY_START);
  parts.gateway.calls.find.next({
    kind: 'answered',
    value: { ...activity, activityState, drawn },
  });
  const { router } = await startPage(parts.world, '/love/entry?activityCode=love', {
    love: async (common) => ({ ...common, draws: parts.gateway.draws }),
  });
  expect(router.current()).toBe(route);
});
