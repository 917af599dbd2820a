import { test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { succeed } from '../../platform/result.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { watchVisibility } from '../../testing/visibility-watch.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { acceptsPoints } from './card-redemption.ts';
import { createMemoryRightsCardGateway, createRightsCard } from './rights-card.memory.ts';
import { rightsCardPage } from './rights-card.page.ts';
import { rightsCardView } from './rights-card.view.ts';
import { type RightsCardOffer, rightsCardOffer } from './rights-card-offer.ts';

/** The moment at which daily benefits renew. */
const MIDNIGHT = startOfWibDay(MEMORY_START, 1);

/** The walk begins shortly before. */
const START = MIDNIGHT - 3000;

const USED = createRightsCard().benefits.map((benefit) => ({ ...benefit, usedAt: START - 1000 }));

const OWNED = { code: 'KM7F3K9Q2MXA' };

const FOUND = [
  createRightsCard({
    ...OWNED,
    period: { start: START - DAY_MS, end: START + DAY_MS },
    benefits: USED,
  }),
  createRightsCard({ ...OWNED, period: { start: START - DAY_MS, end: START + 8000 } }),
  createRightsCard({ period: { start: START - DAY_MS, end: START + 5000 }, benefits: USED }),
  createRightsCard({ points: 7 }),
  createRightsCard({ points: 500 }),
  createRightsCard({ period: { start: START - 2 * DAY_MS, end: START - DAY_MS } }),
  createRightsCard({ unpaidOrder: unpaidUntil(START + 500) }),
  createRightsCard({
    period: { start: START - DAY_MS, end: START + 5000 },
    unpaidOrder: unpaidUntil(START + 20_000),
  }),
];

const STATES_BY_STEP = {
  ready: ['ready', 'showing'],
  buying: ['buying', 'refused', 'bought'],
  unsettled: ['unsettled'],
} as const;

function unpaidUntil(expiresAt: number) {
  return { orderNumber: 'C1', paymentMethod: 'qris', amount: 49_000, expiresAt } as const;
}

/** The part of an offer that holds until the next update. */
function heldUntilUpdate({ status, benefits, unpaidOrder }: RightsCardOffer): string {
  return JSON.stringify({ status, benefits, unpaidOrder });
}

function begin() {
  const clock = createVirtualClock(START);
  const { rightsCards, calls, bought } = createMemoryRightsCardGateway(clock);
  const change = watchChange(rightsCards.buy, bought);
  const buy = walkedCall(calls.buy);
  const watched = watchVisibility(clock);
  const ports = {
    clock,
    random: createSeededRandom(1),
    native: { appVersion: async () => succeed('3.3.0') },
    visibility: watched.visibility,
    rightsCards: {
      find: watched.watch(rightsCards.find),
      buy: change.ask,
    },
  };
  return {
    page: rightsCardPage,
    ports,
    clock,
    timers: watched.clock,
    visibility: watched.visibility,
    hiddenRequests: watched.hiddenRequests,
    bought,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), buy],
    wished: buy,
  };
}

type World = ReturnType<typeof begin>;

test('orders one card and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'BUY' },
      { type: 'CONTINUE_PAYMENT' },
      { type: 'SHOW_BENEFIT', benefitId: 'upsize' },
      { type: 'SHOW_BENEFIT', benefitId: 'pastry' },
      { type: 'CLOSE' },
      { type: 'CHOOSE_POINTS', points: 2 },
      { type: 'CHOOSE_POINTS', points: 100 },
    ],
    worldEvents: {
      'the page is hidden': ({ visibility }: World) => visibility.hide(),
      'the page is visible': ({ visibility }: World) => visibility.show(),
    },
    wish: ['settle', { type: 'BUY' }],
    laws: {
      'the page shows the state that it is in': (snapshot) =>
        STATES_BY_STEP[rightsCardView(snapshot).step].some((state) => snapshot.matches(state)),
      'what is sent has a key': (snapshot) =>
        snapshot.context.pendingKey !== null ||
        !(snapshot.matches('buying') || snapshot.matches('unsettled')),
      'a settled purchase has no key': (snapshot) =>
        snapshot.context.pendingKey === null ||
        !(snapshot.matches('ready') || snapshot.matches('showing') || snapshot.matches('bought')),
      'a pending purchase belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'the payment follows a purchase': (snapshot, { bought }) =>
        snapshot.matches('bought') === (snapshot.context.receipt !== null) &&
        (snapshot.context.receipt === null || bought.length > 0),
      'the card is shown as it stands now': (snapshot, { clock }) => {
        const view = rightsCardView(snapshot);
        const { card } = snapshot.context;
        if (view.step !== 'ready') return true;
        return heldUntilUpdate(view.offer) === heldUntilUpdate(rightsCardOffer(card, clock.now()));
      },
      'a benefit that is shown is open, or was used': (snapshot) => {
        const view = rightsCardView(snapshot);
        return view.step !== 'ready' || view.shown?.benefit.state !== 'offered';
      },
      'the points that are chosen can be redeemed': (snapshot) => {
        const { card, request } = snapshot.context;
        return !snapshot.matches('ready') || request.points === 0 || acceptsPoints(card, request);
      },
      'a hidden page reads nothing by itself': (_, { hiddenRequests }) => hiddenRequests() === 0,
      'an unpaid order that is shown can be paid': (snapshot) => {
        const view = rightsCardView(snapshot);
        return (
          view.step !== 'ready' ||
          view.shown !== null ||
          view.offer.unpaidOrder === null ||
          snapshot.can({ type: 'CONTINUE_PAYMENT' })
        );
      },
    },
  }));
