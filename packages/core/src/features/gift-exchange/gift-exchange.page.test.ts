import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { BRAND } from '../../platform/brand.ts';
import { createMemoryGiftExchangeGateway } from '../../testing/memory-gift-exchange-gateway.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './gift-exchange.page.ts';

const ROUTE = `/${BRAND.pathSegment}/activity-promotion?activityCode=tukar`;

function createWorld() {
  const world = createMemoryWorld();
  return { world, backend: createMemoryGiftExchangeGateway(world.clock, MEMORY_START) };
}

/** A page that has just been loaded, by somebody who is logged in. */
async function load({ world, backend }: ReturnType<typeof createWorld>) {
  const router = createMemoryRouter(ROUTE);
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: { giftExchange: async () => ({ gifts: backend.gifts }) },
  };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  const root = startMachines(ports, () => null);
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'giftExchange') throw new Error('There is no gift exchange.');
  return {
    root,
    router,
    giftExchange: running.actor,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}

test('a reload goes on with what was chosen, until it is exchanged', async () => {
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

test('an exchange under way goes on after a reload', async () => {
  const parts = createWorld();
  parts.backend.calls.exchange.next({ kind: 'never' });
  const before = await load(parts);
  before.giftExchange.send({ type: 'CHOOSE', giftId: 'mug' });
  before.giftExchange.send({ type: 'EXCHANGE' });
  before.giftExchange.send({ type: 'CONFIRM' });
  await settle();
  before.root.stop();
  const { giftExchange } = await load(parts);
  expect(giftExchange.getSnapshot().matches('exchanged')).toBe(true);
  expect(parts.backend.exchanged).toHaveLength(1);
});

test('a token that is refused leads to the login', async () => {
  const parts = createWorld();
  parts.backend.calls.exchange.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const { giftExchange, router } = await load(parts);
  giftExchange.send({ type: 'CHOOSE', giftId: 'mug' });
  giftExchange.send({ type: 'EXCHANGE' });
  giftExchange.send({ type: 'CONFIRM' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
});
