import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { GIFT_CODE } from '../../flow/response-code/gift-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createMemoryGiftCardGateway,
  MEMORY_CARDS,
} from '../../testing/memory-gift-card-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createGiftCardMachine } from './gift-card.machine.ts';
import type { GiftCardEvent } from './gift-card.types.ts';

const EVENTS: readonly GiftCardEvent[] = [
  { type: 'TYPE', text: MEMORY_CARDS[0] },
  { type: 'REDEEM' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { giftCards } = createMemoryGiftCardGateway(clock);
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const pending = { key: 'key', code: MEMORY_CARDS[0] };

  expect(
    findUncovered({
      machine: createGiftCardMachine({ giftCards, clock, random }),
      inputs: [
        { loggedIn: false, draft: null },
        { loggedIn: true, draft: { typed: MEMORY_CARDS[0], pending } },
      ],
      events: EVENTS,
      answers: {
        redeem: [
          succeed({ value: 50_000, balance: 50_000, currencyCode: 'IDR' }),
          fail(failureOfCode(GIFT_CODE.cardUsed)),
          fail(failureOfCode(RESPONSE_CODE.tokenInvalid)),
          fail(failureOfCode(CLAIM_CODE.loginRequired)),
          fail({ kind: 'unreachable' }),
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
