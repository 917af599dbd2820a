import { describe, expect, test } from 'vitest';
import { openSession } from '../../platform/session/session.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryPackGateway } from './packs.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './pack.page.ts';

function createWorld() {
  const world = createMemoryWorld();
  return { world, backend: createMemoryPackGateway(world.clock, MEMORY_START) };
}

async function load(
  { world, backend }: ReturnType<typeof createWorld>,
  route = '/mine/packs/hemat',
) {
  const { page, ...rest } = await startPage(world, route, {
    pack: async (common) => ({ ...common, packs: backend.packs }),
  });
  if (page?.name !== 'pack') throw new Error('Failed to start the page of the pack.');
  return { ...rest, pack: runningFeature(page) };
}

test('a reload keeps the quantity, until it is bought', async () => {
  const parts = createWorld();
  const before = await load(parts);
  before.pack.send({ type: 'CHOOSE_QUANTITY', quantity: 2 });
  expect(before.drafts()).toEqual({
    'member-1@pack:hemat': { quantity: 2, pendingKey: null },
  });
  before.root.stop();
  const { pack, drafts, router } = await load(parts);
  expect(pack.getSnapshot().context.quantity).toBe(2);
  pack.send({ type: 'BUY' });
  await settle();
  expect(router.moves).toEqual(['push /qris?orderNumber=ORDER-1']);
  expect(drafts()).toEqual({});
});

test('the link of a reorder chooses its quantity, and keeps it out of the address', async () => {
  const { pack, router, drafts } = await load(createWorld(), '/mine/packs/hemat?quantity=3');
  expect(router.moves).toEqual(['replace /mine/packs/hemat']);
  expect(pack.getSnapshot().context.quantity).toBe(3);
  expect(drafts()).toEqual({ 'member-1@pack:hemat': { quantity: 3, pendingKey: null } });
});

describe('a purchase after the click on an ad', () => {
  const BUY = { type: 'BUY' } as const;
  const FROM_AD = { packId: 'hemat', quantity: 1, ttoclid: 'click-1' };

  /** A shop that a member found by an ad. */
  function comeFromAd(channel: 'app' | 'ad') {
    const parts = createWorld();
    openSession(parts.world).adVoucher.set({ ttoclid: 'click-1' });
    parts.backend.change({ channel });
    return parts;
  }

  const requests = ({ backend }: ReturnType<typeof createWorld>) =>
    backend.calls.buy.asked.map(({ request }) => request);

  test('carries the click to the ad’s pack', async () => {
    const parts = comeFromAd('ad');
    (await load(parts)).pack.send(BUY);
    await settle();
    expect(requests(parts)).toEqual([FROM_AD]);
  });

  test('says nothing of the ad to any other pack', async () => {
    const parts = comeFromAd('app');
    (await load(parts)).pack.send(BUY);
    await settle();
    expect(requests(parts)).toEqual([{ packId: 'hemat', quantity: 1 }]);
  });

  test('is sent again with its own click, whichever came later', async () => {
    const parts = comeFromAd('ad');
    parts.backend.calls.buy.next({ kind: 'never' });
    const before = await load(parts);
    before.pack.send(BUY);
    await settle();
    before.root.stop();
    openSession(parts.world).adVoucher.set({ ttoclid: 'click-2' });
    await load(parts);
    expect(requests(parts)).toEqual([FROM_AD, FROM_AD]);
    expect(parts.backend.bought).toHaveLength(1);
  });
});
