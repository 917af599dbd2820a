import { test } from 'vitest';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createMemoryGiftCardGateway, MEMORY_CARDS } from './gift-card.memory.ts';
import { giftCardPage } from './gift-card.page.ts';

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { giftCards, call, redeemed } = createMemoryGiftCardGateway(clock);
  const change = watchChange(giftCards.redeem, redeemed);
  const redeem = walkedCall(call);
  const scanner = createMemoryScanner(clock);
  const ports = {
    clock,
    scanner,
    random: createSeededRandom(1),
    giftCards: { redeem: change.ask },
  };
  return {
    page: giftCardPage,
    ports,
    clock,
    redeemed,
    scanner,
    changes: [change],
    calls: [redeem],
    wished: redeem,
  };
}

test('redeems a card once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'TYPE', text: MEMORY_CARDS[0] },
      { type: 'TYPE', text: MEMORY_CARDS[0] },
      { type: 'TYPE', text: MEMORY_CARDS[1] },
      { type: 'TYPE', text: 'NOSUCHCARD234567' },
      { type: 'TYPE', text: '' },
      { type: 'REDEEM' },
      { type: 'REDEEM' },
      { type: 'REDEEM' },
      { type: 'SCAN' },
      { type: 'CONTINUE' },
    ],
    worldEvents: {
      'a card lies before the camera': ({ scanner }) => scanner.next({ text: MEMORY_CARDS[1] }),
      'a card lies there after a while': ({ scanner }) =>
        scanner.next({ text: MEMORY_CARDS[1], afterMs: 5000 }),
    },
    wish: ['settle', { type: 'TYPE', text: MEMORY_CARDS[0] }, { type: 'REDEEM' }],
    laws: {
      'a card is pending while it is redeemed': (snapshot) =>
        (snapshot.context.pendingKey !== null) ===
        (snapshot.matches('redeeming') || snapshot.matches('unsettled')),
      'a pending card belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'the page asks for a login, and no problem does': ({ context }) =>
        context.problem?.next !== 'logIn',
      'a value is shown where one was redeemed': (snapshot, { redeemed }) =>
        snapshot.matches('redeemed') === (snapshot.context.receipt !== null) &&
        (snapshot.context.receipt === null || redeemed.length > 0),
    },
  }));
