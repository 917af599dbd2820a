import { expect, test } from 'vitest';
import { createMemoryWorld } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryGiftCardGateway, MEMORY_CARDS } from './gift-card.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './gift-card.page.ts';

function createWorld() {
  const world = createMemoryWorld();
  return { world, backend: createMemoryGiftCardGateway(world.clock) };
}

async function load({ world, backend }: ReturnType<typeof createWorld>) {
  const { page, ...rest } = await startPage(world, '/mine/giftCards', {
    giftCard: async (common) => ({
      ...common,
      giftCards: backend.giftCards,
      scanner: createMemoryScanner(world.clock),
    }),
  });
  if (page?.name !== 'giftCard') throw new Error('Failed to start the page of the gift cards.');
  return { ...rest, giftCard: runningFeature(page) };
}

test('a pending card is sent again after a reload, and leaves no draft', async () => {
  const parts = createWorld();
  parts.backend.call.next({ kind: 'never' });
  const before = await load(parts);
  before.giftCard.send({ type: 'TYPE', text: MEMORY_CARDS[0] });
  expect(before.drafts()).toEqual({
    'member-1@giftCard:': { typed: MEMORY_CARDS[0], pending: null },
  });
  before.giftCard.send({ type: 'REDEEM' });
  await settle();
  before.root.stop();
  const { giftCard, drafts } = await load(parts);
  expect(giftCard.getSnapshot().matches('redeemed')).toBe(true);
  expect(parts.backend.redeemed).toHaveLength(1);
  expect(drafts()).toEqual({});
});
