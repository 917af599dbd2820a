import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { watchChange } from '../../testing/change-watch.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import { watchMembers } from '../../testing/member-watch.ts';
import {
  createGift,
  createGiftActivity,
  createMemoryGiftExchangeGateway,
  MEMORY_POINTS,
} from '../../testing/memory-gift-exchange-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type GiftExchangeMachine, giftExchangeMachine } from './gift-exchange.machine.ts';
import { giftExchangeView } from './gift-exchange.view.ts';
import { type GiftExchangeDraft, giftExchangeDraftOf } from './gift-exchange-draft.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The activity opens after the walk begins. */
const OPENS = MEMORY_START + 1000;

const FOUND = [
  createGiftActivity(OPENS - 2 * DAY),
  createGiftActivity(MEMORY_START, { balance: null }),
  createGiftActivity(MEMORY_START, { gifts: [createGift({ stock: 0 })] }),
  createGiftActivity(MEMORY_START, { gifts: [createGift({ id: 'pin' })] }),
  createGiftActivity(MEMORY_START),
];

const draftOf = ({ context }: SnapshotFrom<GiftExchangeMachine>) => giftExchangeDraftOf(context);

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { gifts, calls, exchanged } = createMemoryGiftExchangeGateway(clock, OPENS);
  const change = watchChange(gifts.exchange, exchanged);
  const exchange = walkedCall(calls.exchange);
  const members = watchMembers(draftOf);
  const ports = {
    clock,
    random: createSeededRandom(1),
    gifts: { find: gifts.find, exchange: change.ask },
  };
  return {
    clock,
    exchanged,
    members,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), exchange],
    wished: exchange,
    draftOf,
    load: (start: WalkedStart<GiftExchangeDraft>) =>
      members.follow(
        createActor(giftExchangeMachine, {
          clock,
          input: { ports, activityCode: 'tukar', ...start },
        }).start(),
      ),
  };
}

test('spends points once and shows the truth, whatever happens', () =>
  walkMachine({
    begin,
    events: [
      { type: 'CHOOSE', giftId: 'mug' },
      { type: 'CHOOSE', giftId: 'mug' },
      { type: 'CHOOSE', giftId: 'pin' },
      { type: 'TYPE_QUANTITY', text: '2' },
      { type: 'TYPE_QUANTITY', text: 'x' },
      { type: 'EXCHANGE' },
      { type: 'EXCHANGE' },
      { type: 'EXCHANGE' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'CONTINUE' },
      { type: 'RETRY' },
      { type: 'RETRY' },
      { type: 'LOG_IN' },
      { type: 'SESSION_CHANGED', loggedIn: true },
      { type: 'SESSION_CHANGED', loggedIn: false },
    ],
    wish: [{ type: 'CHOOSE', giftId: 'mug' }, { type: 'EXCHANGE' }, { type: 'CONFIRM' }],
    laws: {
      'the page shows the state that it is in': (snapshot) => {
        const { step } = giftExchangeView(snapshot);
        return snapshot.matches(step) || (step === 'choosing' && snapshot.matches('refreshing'));
      },
      'what is sent has a key': (snapshot) =>
        snapshot.context.pending !== null ||
        !(snapshot.matches('exchanging') || snapshot.matches('unsettled')),
      'a pending exchange belongs to somebody who is logged in': ({ context }) =>
        context.pending === null || context.loggedIn,
      'what a member did is left to nobody else': (_, { members }) => members.timesLeaked() === 0,
      'a login that a problem offers can be asked for': (snapshot) =>
        snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
      'gifts are exchanged where points were spent': (snapshot, { exchanged }) =>
        snapshot.matches('exchanged') === (snapshot.context.exchanged !== null) &&
        (snapshot.context.exchanged === null || exchanged.length > 0),
      'nobody spends more than they have': ({ context }) =>
        context.exchanged === null ||
        (context.exchanged.balance >= 0 && context.exchanged.balance < MEMORY_POINTS),
      'the user confirms a choice, as a member': (snapshot) =>
        !snapshot.matches('confirming') ||
        (snapshot.context.giftId !== null && snapshot.context.loggedIn),
    },
  }));
