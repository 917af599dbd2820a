import { test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import {
  createGift,
  createGiftActivity,
  createMemoryGiftExchangeGateway,
} from './gift-exchange.memory.ts';
import { giftExchangePage } from './gift-exchange.page.ts';
import { giftExchangeView } from './gift-exchange.view.ts';

/** The activity opens after the walk begins. */
const OPENS = MEMORY_START + 1000;

const FOUND = [
  createGiftActivity(OPENS - 2 * DAY_MS),
  createGiftActivity(MEMORY_START, { balance: null }),
  createGiftActivity(MEMORY_START, { gifts: [createGift({ stock: 0 })] }),
  createGiftActivity(MEMORY_START, { gifts: [createGift({ id: 'pin' })] }),
  createGiftActivity(MEMORY_START),
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { gifts, calls, exchanged } = createMemoryGiftExchangeGateway(clock, OPENS);
  const change = watchChange(gifts.exchange, exchanged);
  const exchange = walkedCall(calls.exchange);
  const ports = {
    clock,
    random: createSeededRandom(1),
    gifts: { find: gifts.find, exchange: change.ask },
  };
  return {
    page: giftExchangePage,
    ports,
    key: () => 'tukar',
    clock,
    exchanged,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), exchange],
    wished: exchange,
  };
}

test('spends points once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'CHOOSE', giftId: 'mug' },
      { type: 'CHOOSE', giftId: 'mug' },
      { type: 'CHOOSE', giftId: 'pin' },
      { type: 'TYPE_QUANTITY', text: '2' },
      { type: 'TYPE_QUANTITY', text: '3' },
      { type: 'TYPE_QUANTITY', text: 'x' },
      { type: 'EXCHANGE' },
      { type: 'EXCHANGE' },
      { type: 'EXCHANGE' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'CONTINUE' },
    ],
    wish: ['settle', { type: 'CHOOSE', giftId: 'mug' }, { type: 'EXCHANGE' }, { type: 'CONFIRM' }],
    laws: {
      'the page shows the state that it is in': (snapshot) => {
        const { step } = giftExchangeView(snapshot);
        return snapshot.matches(step) || (step === 'choosing' && snapshot.matches('refreshing'));
      },
      'what is sent has a key': (snapshot) =>
        snapshot.context.pendingKey !== null ||
        !(snapshot.matches('exchanging') || snapshot.matches('unsettled')),
      'a pending exchange belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'gifts are exchanged where points were spent': (snapshot, { exchanged }) =>
        snapshot.matches('exchanged') === (snapshot.context.exchanged !== null) &&
        (snapshot.context.exchanged === null || exchanged.length > 0),
      'nobody confirms more than their points buy': (snapshot) => {
        const { activity, giftId, typedQuantity } = snapshot.context;
        const points = activity.gifts.find(({ id }) => id === giftId)?.points ?? 0;
        return (
          !snapshot.matches('confirming') ||
          activity.balance === null ||
          Number(typedQuantity) * points <= activity.balance
        );
      },
      'the user confirms a choice, as a member': (snapshot) =>
        !snapshot.matches('confirming') ||
        (snapshot.context.giftId !== null && snapshot.context.isLoggedIn),
    },
  }));
