import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { giftExchangeMachine } from './gift-exchange.machine.ts';
import { createGiftActivity, createMemoryGiftExchangeGateway } from './gift-exchange.memory.ts';
import type { GiftExchangeEvent } from './gift-exchange.types.ts';

const EVENTS: readonly GiftExchangeEvent[] = [
  { type: 'CHOOSE', giftId: 'mug' },
  { type: 'TYPE_QUANTITY', text: '9' },
  { type: 'EXCHANGE' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { gifts } = createMemoryGiftExchangeGateway(clock, MEMORY_START);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const open = createGiftActivity(MEMORY_START);
  const pending = { key: 'key', giftId: 'mug', quantity: 1 };
  const member = { ports: { gifts, clock, random }, activity: open, isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: giftExchangeMachine,
      inputs: [
        { ...member, draft: { giftId: 'mug', typedQuantity: '1', pending } },
        { ...member, isLoggedIn: false },
        { ...member, activity: { ...open, startsAt: MEMORY_START + 1 } },
      ],
      events: EVENTS,
      answers: {
        findActivity: [loaded(open), loaded({ ...open, endsAt: MEMORY_START }), ...FAILED_LOADS],
        exchange: [done({ exchangeId: 'exchange-1', balance: 60 }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
