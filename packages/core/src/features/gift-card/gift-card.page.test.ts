import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import {
  createMemoryGiftCardGateway,
  MEMORY_CARDS,
} from '../../testing/memory-gift-card-gateway.ts';
import { createMemoryPorts, createMemoryWorld } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './gift-card.page.ts';

function createWorld() {
  const world = createMemoryWorld();
  return { world, backend: createMemoryGiftCardGateway(world.clock) };
}

/** A page that has just been loaded, by somebody who is logged in. */
async function load({ world, backend }: ReturnType<typeof createWorld>) {
  const router = createMemoryRouter('/mine/giftCards');
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: { giftCard: async () => ({ giftCards: backend.giftCards }) },
  };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  const root = startMachines(ports, () => null);
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'giftCard') throw new Error('There are no gift cards.');
  return {
    root,
    router,
    giftCard: running.actor,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}

test('a card under way goes on after a reload, and nothing of it stays', async () => {
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

test('a token that is refused leads to the login', async () => {
  const parts = createWorld();
  parts.backend.call.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const { giftCard, router } = await load(parts);
  giftCard.send({ type: 'TYPE', text: MEMORY_CARDS[0] });
  giftCard.send({ type: 'REDEEM' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
});
