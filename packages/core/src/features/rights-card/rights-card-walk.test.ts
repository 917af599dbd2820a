import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { ChangeOptions } from '../../flow/gateway/gateway.ts';
import { type PendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import { watchMembers } from '../../testing/member-watch.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import {
  createMemoryRightsCardGateway,
  createRightsCard,
} from '../../testing/memory-rights-card-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type RightsCardMachine, rightsCardMachine } from './rights-card.machine.ts';
import { rightsCardView } from './rights-card.view.ts';
import { type RightsCardOffer, rightsCardOffer } from './rights-card-offer.ts';

type Snapshot = SnapshotFrom<RightsCardMachine>;

const DAY = 24 * 60 * 60 * 1000;

/** The moment at which daily benefits renew. */
const MIDNIGHT = startOfWibDay(MEMORY_START, 1);

/** The walk begins shortly before. */
const START = MIDNIGHT - 3000;

const USED = createRightsCard().benefits.map((benefit) => ({ ...benefit, usedAt: START - 1000 }));

const FOUND = [
  createRightsCard({ period: { start: START - DAY, end: START + DAY }, benefits: USED }),
  createRightsCard({ period: { start: START - DAY, end: START + 5000 }, benefits: USED }),
  createRightsCard({ period: { start: START - 2 * DAY, end: START - DAY } }),
  createRightsCard({ unpaidOrder: unpaidUntil(START + 500) }),
  createRightsCard({
    period: { start: START - DAY, end: START + 5000 },
    unpaidOrder: unpaidUntil(START + 20_000),
  }),
];

const STATES_BY_STEP = {
  loading: ['loading'],
  notSold: ['loadFailed'],
  loadFailed: ['loadFailed'],
  ready: ['ready'],
  buying: ['buying', 'bought'],
  unsettled: ['unsettled'],
  loginRequired: ['loginRequired'],
} as const;

function unpaidUntil(expiresAt: number) {
  return { orderNumber: 'C1', paymentMethod: 'qris', amount: 49_000, expiresAt } as const;
}

/** What belongs to one member alone. */
function ownOf({ context: { card, pendingKey, receipt } }: Snapshot) {
  return card ?? pendingKey ?? receipt;
}

/** The part of an offer that holds until the next turn. */
function heldUntilTurn({ standing, benefits, unpaidOrder }: RightsCardOffer): string {
  return JSON.stringify({ standing, benefits, unpaidOrder });
}

function begin() {
  const clock = createVirtualClock(START);
  const { rightsCards, calls, bought } = createMemoryRightsCardGateway(clock);
  const change = watchChange((_: null, options) => rightsCards.buy(options), bought);
  const buy = walkedCall(calls.buy);
  const members = watchMembers(ownOf);
  const ports = {
    clock,
    random: createSeededRandom(1),
    rightsCards: { ...rightsCards, buy: (options: ChangeOptions) => change.ask(null, options) },
  };
  return {
    clock,
    bought,
    members,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), buy],
    wished: buy,
    draftOf: ({ context }: Snapshot) => pendingKeyDraftOf(context),
    load: (start: WalkedStart<PendingKeyDraft>) =>
      members.follow(createActor(rightsCardMachine, { clock, input: { ports, ...start } }).start()),
  };
}

test('orders one card and shows the truth, whatever happens', { timeout: 60_000 }, () =>
  walkMachine({
    begin,
    events: [
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'CONTINUE_PAYMENT' },
      { type: 'RETRY' },
      { type: 'RETRY' },
      { type: 'LOG_IN' },
      { type: 'SESSION_CHANGED', loggedIn: true },
      { type: 'SESSION_CHANGED', loggedIn: false },
    ],
    wish: [{ type: 'BUY' }],
    laws: {
      'the page shows the state that it is in': (snapshot) =>
        STATES_BY_STEP[rightsCardView(snapshot).step].some((state) => snapshot.matches(state)),
      'what is sent has a key': (snapshot) =>
        snapshot.context.pendingKey !== null ||
        !(snapshot.matches('buying') || snapshot.matches('unsettled')),
      'a settled purchase has no key': (snapshot) =>
        snapshot.context.pendingKey === null ||
        !(snapshot.matches('ready') || snapshot.matches('bought')),
      'a pending purchase belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.loggedIn,
      'what a member did is left to nobody else': (_, { members }) => members.timesLeaked() === 0,
      'a login that a problem offers can be asked for': (snapshot) =>
        snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
      'the payment follows a purchase': (snapshot, { bought }) =>
        snapshot.matches('bought') === (snapshot.context.receipt !== null) &&
        (snapshot.context.receipt === null || bought.length > 0),
      'the card is shown as it stands now': (snapshot, { clock }) => {
        const view = rightsCardView(snapshot);
        const { card } = snapshot.context;
        if (view.step !== 'ready' || card === null) return true;
        return heldUntilTurn(view.offer) === heldUntilTurn(rightsCardOffer(card, clock.now()));
      },
      'an unpaid order that is shown can be paid': (snapshot) => {
        const view = rightsCardView(snapshot);
        return (
          view.step !== 'ready' ||
          view.offer.unpaidOrder === null ||
          snapshot.can({ type: 'CONTINUE_PAYMENT' })
        );
      },
    },
  }),
);
