import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { openSession } from '../../platform/session/session.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { packPage } from './pack.page.ts';
import type { OfferedPack } from './pack.ts';
import type { PackEvent } from './pack.types.ts';
import { PACK_CODE } from './pack-code.ts';
import { createMemoryPackGateway, createPack } from './packs.memory.ts';

const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;
const PACK = createPack(MEMORY_START);
const OFFER = { pack: PACK, summary: { vouchers: 3, value: 75_000 } };
const AT_REST = { unpaidOrder: null, problem: null, isBusy: false };

/** The page of a pack, after its first answer. */
async function openShop(changes: Partial<OfferedPack> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryPackGateway(clock, MEMORY_START);
  backend.change(changes);
  const session = openSession(createMemoryWorld());
  const ports = { packs: backend.packs, clock, random: createSeededRandom(1), session };
  const page = openPage(packPage, ports, clock, { key: 'hemat' });
  await page.start();
  return {
    ...backend,
    clock,
    view: page.view,
    async send(...events: readonly PackEvent[]) {
      await page.send(...events);
      return page.view();
    },
  };
}

test('a pack on sale shows the choice, its total and how many can be bought', async () => {
  const { send } = await openShop();
  expect(await send({ type: 'CHOOSE_QUANTITY', quantity: 2 })).toEqual({
    step: 'onSale',
    ...OFFER,
    choice: { quantity: 2, total: 120_000 },
    max: 4,
    ...AT_REST,
  });
});

test.each([
  [{ sale: { start: MEMORY_START + 1, end: MEMORY_START + DAY_MS } }, 'notStarted'],
  [{ stock: 0 }, 'soldOut'],
  [{ boughtBefore: 4 }, 'limitReached'],
  [{ sale: { start: 0, end: MEMORY_START } }, 'ended'],
])('with %j the pack is %s', async (changes, step) => {
  const { view } = await openShop(changes);
  expect(view()).toEqual({
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
  const { clock, view } = await openShop({ ...changes, unpaidOrder });
  expect(view()).toMatchObject({ step, unpaidOrder });
  await clock.advance(1000);
  expect(view()).toMatchObject({ step, unpaidOrder: null });
});

test('a refusal stays beside the pack, and is new each time', async () => {
  const { send } = await openShop({ stock: 0 });
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
  const { send, calls } = await openShop();
  calls.buy.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
  calls.find.next({ kind: 'never' });
  expect(await send({ type: 'BUY' })).toMatchObject({
    step: 'onSale',
    isBusy: true,
    problem: { message: 'packSoldOut' },
  });
});

test('shows the purchase until the payment takes over', async () => {
  const { send, calls, clock, view } = await openShop();
  calls.buy.next({ kind: 'answered', afterMs: 100 });
  const buying = { step: 'buying', ...OFFER, choice: { quantity: 1, total: 60_000 } };
  expect(await send({ type: 'BUY' })).toEqual(buying);
  await clock.advance(100);
  expect(view()).toEqual(buying);
});

test('shows that the outcome is unknown', async () => {
  const { send, calls, clock, view } = await openShop();
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
