import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { watchChange } from '../../testing/change-watch.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import { watchMembers } from '../../testing/member-watch.ts';
import {
  createMemoryGiftCardGateway,
  MEMORY_CARDS,
} from '../../testing/memory-gift-card-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type GiftCardMachine, giftCardMachine } from './gift-card.machine.ts';
import { type GiftCardDraft, giftCardDraftOf } from './gift-card-draft.ts';

const draftOf = ({ context }: SnapshotFrom<GiftCardMachine>) => giftCardDraftOf(context);

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { giftCards, call, redeemed } = createMemoryGiftCardGateway(clock);
  const change = watchChange(giftCards.redeem, redeemed);
  const redeem = walkedCall(call);
  const members = watchMembers(draftOf);
  const scanner = createMemoryScanner(clock);
  const ports = {
    clock,
    scanner,
    random: createSeededRandom(1),
    giftCards: { redeem: change.ask },
  };
  return {
    clock,
    redeemed,
    scanner,
    members,
    changes: [change],
    calls: [redeem],
    wished: redeem,
    draftOf,
    load: (start: WalkedStart<GiftCardDraft>) =>
      members.follow(createActor(giftCardMachine, { clock, input: { ports, ...start } }).start()),
  };
}

test('redeems a card once and shows the truth, whatever happens', () =>
  walkMachine({
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
      { type: 'RETRY' },
      { type: 'RETRY' },
      { type: 'CONTINUE' },
      { type: 'LOG_IN' },
      { type: 'SESSION_CHANGED', loggedIn: true },
      { type: 'SESSION_CHANGED', loggedIn: false },
    ],
    worldEvents: {
      'a card lies before the camera': ({ scanner }) => scanner.next({ text: MEMORY_CARDS[1] }),
      'a card lies there after a while': ({ scanner }) =>
        scanner.next({ text: MEMORY_CARDS[1], afterMs: 5000 }),
    },
    wish: [{ type: 'TYPE', text: MEMORY_CARDS[0] }, { type: 'REDEEM' }],
    laws: {
      'no card is redeemed twice': (_, { redeemed }) => redeemed.length <= MEMORY_CARDS.length,
      'a card is pending while it is redeemed, and may wait for a login': (snapshot) =>
        snapshot.matches('loginRequired') ||
        (snapshot.context.pending !== null) ===
          (snapshot.matches('redeeming') || snapshot.matches('unsettled')),
      'a pending card belongs to somebody who is logged in': ({ context }) =>
        context.pending === null || context.loggedIn,
      'what a member did is left to nobody else': (_, { members }) => members.timesLeaked() === 0,
      'a login that a problem offers can be asked for': (snapshot) =>
        snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
      'a value is shown where one was redeemed': (snapshot, { redeemed }) =>
        snapshot.matches('redeemed') === (snapshot.context.receipt !== null) &&
        (snapshot.context.receipt === null || redeemed.length > 0),
    },
  }));
