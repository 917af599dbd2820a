import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createMemoryPackGateway, createPack } from '../../testing/memory-pack-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { packMachine } from './pack.machine.ts';
import type { OfferedPack } from './pack.ts';
import type { PackEvent, PackInput } from './pack.types.ts';
import { packView } from './pack.view.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;
const PACK = createPack(MEMORY_START);
const OFFER = { pack: PACK, summary: { vouchers: 3, value: 75_000 } };
const AT_REST = { unpaidOrder: null, problem: null, busy: false };

function openPage(changes: Partial<OfferedPack> = {}, input: Partial<PackInput> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryPackGateway(clock, MEMORY_START);
  backend.change(changes);
  const ports = { packs: backend.packs, clock, random: createSeededRandom(1) };
  const actor = createActor(packMachine, {
    clock,
    input: {
      ports,
      packId: 'hemat',
      linkQuantity: null,
      ad: null,
      loggedIn: true,
      draft: null,
      ...input,
    },
  }).start();
  const view = () => packView(actor.getSnapshot());
  return {
    ...backend,
    clock,
    view,
    async send(...events: readonly PackEvent[]) {
      await settle();
      for (const event of events) {
        actor.send(event);
        await settle();
      }
      return view();
    },
  };
}

test('shows the pack as loading while it loads and reloads', async () => {
  const { view, send, calls } = openPage();
  expect(view()).toEqual({ step: 'loading' });
  expect(await send()).toMatchObject({ step: 'onSale' });
  calls.find.next({ kind: 'never' });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toEqual({ step: 'loading' });
});

test('a failed load shows its problem', async () => {
  const { send, calls } = openPage();
  calls.find.always({ kind: 'unreachable' });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toEqual({
    step: 'loadFailed',
    problem: UNREACHABLE,
  });
});

test('a pack on sale shows the choice, its total and how many can be bought', async () => {
  expect(await openPage().send({ type: 'CHOOSE_QUANTITY', quantity: 2 })).toEqual({
    step: 'onSale',
    ...OFFER,
    choice: { quantity: 2, total: 120_000 },
    most: 4,
    ...AT_REST,
  });
});

test.each([
  [{ sale: { start: MEMORY_START + 1, end: MEMORY_START + DAY } }, 'notStarted'],
  [{ stock: 0 }, 'soldOut'],
  [{ boughtBefore: 4 }, 'limitReached'],
  [{ sale: { start: 0, end: MEMORY_START } }, 'ended'],
])('with %j the pack is %s', async (changes, step) => {
  expect(await openPage(changes).send()).toEqual({
    step,
    ...OFFER,
    pack: { ...PACK, ...changes },
    ...AT_REST,
  });
});

test.each([
  [{}, 'onSale'],
  [{ stock: 0 }, 'soldOut'],
  [{ sale: { start: 0, end: MEMORY_START } }, 'ended'],
])('with %j an unpaid order is shown, until it expires', async (changes, step) => {
  const unpaidOrder = {
    orderNumber: 'P1',
    paymentMethod: 'qris',
    amount: 60_000,
    expiresAt: MEMORY_START + 1000,
  } as const;
  const { send, clock, view } = openPage({ ...changes, unpaidOrder });
  expect(await send()).toMatchObject({ step, unpaidOrder });
  await clock.advance(1000);
  expect(view()).toMatchObject({ step, unpaidOrder: null });
});

test('a refusal stays beside the pack, and is new each time', async () => {
  const { send } = openPage({ stock: 0 });
  const once = await send({ type: 'BUY' });
  const twice = await send({ type: 'BUY' });
  expect(once).toMatchObject({
    step: 'soldOut',
    problem: { message: 'packSoldOut', next: 'leave', code: null },
  });
  expect(twice).toEqual(once);
  expect('problem' in once && 'problem' in twice && once.problem !== twice.problem).toBe(true);
});

test('is busy while it reads the pack after a refusal', async () => {
  const { send, calls, change } = openPage();
  await send();
  change({ stock: 0 });
  calls.find.next({ kind: 'never' });
  expect(await send({ type: 'BUY' })).toMatchObject({
    step: 'onSale',
    busy: true,
    problem: { message: 'packSoldOut' },
  });
});

test('shows the purchase until the payment takes over', async () => {
  const { send, calls, clock, view } = openPage();
  calls.buy.next({ kind: 'answered', afterMs: 100 });
  const buying = { step: 'buying', ...OFFER, choice: { quantity: 1, total: 60_000 } };
  expect(await send({ type: 'BUY' })).toEqual(buying);
  await clock.advance(100);
  expect(view()).toEqual(buying);
});

test('shows that the outcome is unknown', async () => {
  const { send, calls, clock, view } = openPage();
  calls.buy.always({ kind: 'unreachable' });
  await send({ type: 'BUY' });
  await clock.advance(60_000);
  expect(view()).toEqual({
    step: 'unsettled',
    ...OFFER,
    choice: { quantity: 1, total: 60_000 },
    problem: UNREACHABLE,
  });
});

test('shows that a login is required', async () => {
  expect(await openPage({}, { loggedIn: false }).send({ type: 'BUY' })).toEqual({
    step: 'loginRequired',
  });
});
