import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createApp } from '../../app/create-app.ts';
import type { PagePorts } from '../../app/pages.ts';
import { succeed } from '../../platform/result.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { pageStateOf, runningFeature } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryPaymentGateway, MEMORY_ORDER } from './payment.memory.ts';
// Imported up front, so that a change in it runs all tests.
import './payment.page.ts';

const PROVIDER = 'https://checkout.payment.example/1';

function createWorld() {
  const world = createMemoryWorld();
  const backend = createMemoryPaymentGateway(world.clock);
  return { world, backend, visibility: createMemoryPageVisibility() };
}

/** A freshly loaded page, for a member. */
async function load(
  { world, backend, visibility }: ReturnType<typeof createWorld>,
  path: string,
  native = createMemoryNativeHost(),
) {
  const router = createMemoryRouter(`${path}?orderNumber=${MEMORY_ORDER}`, () =>
    app.routeChanged(),
  );
  const { payments } = backend;
  const memory = createMemoryPorts(world, { router, native });
  const payment: PagePorts['payment'] = async (common) => ({ ...common, payments, visibility });
  const ports = { ...memory, pages: { ...memory.pages, payment } };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  const app = createApp(ports);
  const stop = app.start();
  const { context } = await waitFor(app.root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'payment') throw new Error(`Failed to find a payment at ${path}.`);
  return {
    root: app.root,
    stop,
    router,
    session: ports.session,
    payment: runningFeature(running),
    isFinished: () => running.isFinished(),
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}

test.each(['/qris', '/paynow', '/paynowB', '/payResult'])('reads %s as a payment', async (path) => {
  const { payment } = await load(createWorld(), path);
  expect(payment.getSnapshot().context.payment.orderNumber).toBe(MEMORY_ORDER);
  expect(payment.getSnapshot().matches('waiting')).toBe(true);
});

test('a reload keeps the agreed amount and the start of the wait, until it is paid', async () => {
  const parts = createWorld();
  const before = await load(parts, '/qris');
  expect(before.drafts()).toEqual({
    [`member-1@payment:${MEMORY_ORDER}`]: {
      pendingKey: null,
      change: { kind: 'renew' },
      agreedAmount: 38_000,
      since: MEMORY_START,
    },
  });
  await parts.world.clock.advance(10_000);
  before.stop();
  const { payment, drafts } = await load(parts, '/qris');
  expect(payment.getSnapshot().context.since).toBe(MEMORY_START);
  parts.backend.change({ progress: { kind: 'paid', paidAt: MEMORY_START } });
  await parts.world.clock.advance(3000);
  expect(payment.getSnapshot().matches('paid')).toBe(true);
  expect(drafts()).toEqual({});
});

test('is finished once the money has arrived', async () => {
  const parts = createWorld();
  const { isFinished } = await load(parts, '/qris');
  expect(isFinished()).toBe(false);
  parts.backend.change({ progress: { kind: 'paid', paidAt: MEMORY_START } });
  await parts.world.clock.advance(3000);
  expect(isFinished()).toBe(true);
});

test('returns to the same payment from the provider', async () => {
  const parts = createWorld();
  parts.backend.change({ means: { kind: 'webPayment', url: PROVIDER } });
  const { router, payment } = await load(parts, '/paynow');
  payment.send({ type: 'PAY' });
  expect(router.moves).toEqual([`leave ${PROVIDER}`]);
  const back = await load(parts, '/payResult');
  expect(back.payment.getSnapshot().matches('waiting')).toBe(true);
});

test('pays with a gift card in the native app', async () => {
  const orders: string[] = [];
  const native = createMemoryNativeHost({
    async payByGiftCard(orderNumber) {
      orders.push(orderNumber);
      return succeed(undefined);
    },
  });
  const parts = createWorld();
  parts.backend.change({ means: { kind: 'giftCard' } });
  const { payment } = await load(parts, '/paynow', native);
  payment.send({ type: 'PAY' });
  expect(orders).toEqual([MEMORY_ORDER]);
});

test('does not poll while hidden, even if the login changes elsewhere', async () => {
  const parts = createWorld();
  const { root, session } = await load(parts, '/qris');
  parts.visibility.hide();
  const login = session.global.get();
  for (const change of [{ token: '', userInfo: null }, login]) {
    session.global.set(change);
    await settle();
  }
  expect(pageStateOf(root)).toEqual({ waiting: 'asleep' });
  const asked = parts.backend.calls.find.asked.length;
  await parts.world.clock.advance(60_000);
  expect(parts.backend.calls.find.asked).toHaveLength(asked);
  parts.visibility.show();
  expect(parts.backend.calls.find.asked).toHaveLength(asked + 1);
});
