import { expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryGiftExchangeGateway } from './gift-exchange.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './gift-exchange.page.ts';

const ROUTE = `/${BRAND.pathSegment}/activity-promotion?activityCode=tukar`;

function createWorld() {
  const world = createMemoryWorld();
  return { world, backend: createMemoryGiftExchangeGateway(world.clock, MEMORY_START) };
}

async function load(
  { world, backend }: ReturnType<typeof createWorld>,
  { isLoggedIn = true } = {},
) {
  const { page, ...rest } = await startPage(
    world,
    ROUTE,
    { giftExchange: async (common) => ({ ...common, gifts: backend.gifts }) },
    { isLoggedIn },
  );
  if (page?.name !== 'giftExchange') throw new Error('Failed to start the page of the gifts.');
  return { ...rest, giftExchange: runningFeature(page) };
}

test('a reload keeps what was chosen, until it is exchanged', async () => {
  const parts = createWorld();
  const before = await load(parts);
  before.giftExchange.send({ type: 'CHOOSE', giftId: 'mug' });
  before.giftExchange.send({ type: 'TYPE_QUANTITY', text: '2' });
  expect(before.drafts()).toEqual({
    'member-1@giftExchange:tukar': { giftId: 'mug', typedQuantity: '2', pending: null },
  });
  before.root.stop();
  const { giftExchange, drafts } = await load(parts);
  expect(giftExchange.getSnapshot().context.typedQuantity).toBe('2');
  giftExchange.send({ type: 'EXCHANGE' });
  giftExchange.send({ type: 'CONFIRM' });
  await settle();
  expect(giftExchange.getSnapshot().matches('exchanged')).toBe(true);
  expect(drafts()).toEqual({});
});

test('what a visitor chose is still chosen after the login', async () => {
  const parts = createWorld();
  const visitor = await load(parts, { isLoggedIn: false });
  visitor.giftExchange.send({ type: 'CHOOSE', giftId: 'mug' });
  visitor.giftExchange.send({ type: 'TYPE_QUANTITY', text: '2' });
  visitor.giftExchange.send({ type: 'EXCHANGE' });
  await settle();
  expect(visitor.router.current()).toBe('/loginOrRegister');
  visitor.root.stop();
  const { giftExchange, drafts } = await load(parts);
  expect(giftExchange.getSnapshot().context).toMatchObject({ giftId: 'mug', typedQuantity: '2' });
  expect(Object.keys(drafts())).toEqual(['member-1@giftExchange:tukar']);
});
