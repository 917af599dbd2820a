import { test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { openSession } from '../../platform/session/session.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { packPage } from './pack.page.ts';
import { packView } from './pack.view.ts';
import { createMemoryPackGateway, createPack } from './packs.memory.ts';

/** The sale begins after the walk. */
const OPENS = MEMORY_START + 1000;

const FOUND = [
  createPack(OPENS - 2 * DAY_MS),
  createPack(MEMORY_START - DAY_MS + 5000),
  createPack(MEMORY_START, { stock: 1 }),
  createPack(MEMORY_START, { stock: 0 }),
  createPack(MEMORY_START, { boughtBefore: 3 }),
  createPack(MEMORY_START, { purchaseLimit: null }),
  createPack(MEMORY_START, { unpaidOrder: unpaidUntil(MEMORY_START + 500) }),
  createPack(MEMORY_START - DAY_MS, { unpaidOrder: unpaidUntil(MEMORY_START + 5000) }),
];

function unpaidUntil(expiresAt: number) {
  return { orderNumber: 'P1', paymentMethod: 'qris', amount: 60_000, expiresAt } as const;
}

const STATES_BY_STEP = {
  notStarted: ['notStarted', 'refreshing'],
  onSale: ['onSale', 'refreshing'],
  soldOut: ['onSale', 'refreshing'],
  limitReached: ['onSale', 'refreshing'],
  ended: ['ended', 'refreshing'],
  buying: ['buying', 'bought'],
  unsettled: ['unsettled'],
} as const;

const session = openSession(createMemoryWorld());

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { packs, calls, bought } = createMemoryPackGateway(clock, OPENS);
  const change = watchChange(packs.buy, bought);
  const buy = walkedCall(calls.buy);
  const ports = {
    clock,
    random: createSeededRandom(1),
    packs: { ...packs, buy: change.ask },
    session,
  };
  return {
    page: packPage,
    ports,
    key: () => 'hemat',
    clock,
    bought,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), buy],
    wished: buy,
  };
}

test('makes one order and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'CHOOSE_QUANTITY', quantity: 2 },
      { type: 'CHOOSE_QUANTITY', quantity: 4 },
      { type: 'CHOOSE_QUANTITY', quantity: 5 },
      { type: 'CHOOSE_QUANTITY', quantity: 0.5 },
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'CONTINUE_PAYMENT' },
    ],
    wish: ['settle', { type: 'CHOOSE_QUANTITY', quantity: 2 }, { type: 'BUY' }],
    laws: {
      'the page shows the state that it is in': (snapshot) =>
        STATES_BY_STEP[packView(snapshot).step].some((state) => snapshot.matches(state)),
      'what is sent has a key': (snapshot) =>
        snapshot.context.pendingKey !== null ||
        !(snapshot.matches('buying') || snapshot.matches('unsettled')),
      'a pending purchase belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'the payment follows a purchase': (snapshot, { bought }) =>
        snapshot.matches('bought') === (snapshot.context.receipt !== null) &&
        (snapshot.context.receipt === null || bought.length > 0),
      'an unpaid order that is shown can be paid': (snapshot, { clock }) => {
        const view = packView(snapshot);
        if (!('unpaidOrder' in view) || view.unpaidOrder === null) return true;
        const isPayable = view.isBusy || clock.now() < view.unpaidOrder.expiresAt;
        return isPayable && snapshot.can({ type: 'CONTINUE_PAYMENT' });
      },
      'the quantity is a whole number from one': ({ context }) =>
        Number.isInteger(context.quantity) && context.quantity >= 1,
      'nobody chooses more than they can buy': (snapshot) => {
        const view = packView(snapshot);
        return view.step !== 'onSale' || view.choice.quantity <= view.max;
      },
    },
  }));
