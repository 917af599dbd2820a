import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { giftCardMachine } from './gift-card.machine.ts';
import { createMemoryGiftCardGateway, MEMORY_CARDS } from './gift-card.memory.ts';
import type { GiftCardEvent } from './gift-card.types.ts';

const EVENTS: readonly GiftCardEvent[] = [
  { type: 'TYPE', text: MEMORY_CARDS[0] },
  { type: 'SCAN' },
  { type: 'REDEEM' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { giftCards } = createMemoryGiftCardGateway(clock);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const ports = { giftCards, clock, random, scanner: createMemoryScanner(clock) };
  const pending = { key: 'key', code: MEMORY_CARDS[0] };

  expect(
    findUncovered({
      machine: giftCardMachine,
      inputs: [
        { ports, isLoggedIn: false, draft: null },
        { ports, isLoggedIn: true, draft: { typed: MEMORY_CARDS[0], pending } },
      ],
      events: EVENTS,
      answers: {
        scan: [succeed(MEMORY_CARDS[0]), fail(null)],
        redeem: [done({ value: 50_000, balance: 50_000, currencyCode: 'IDR' }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
