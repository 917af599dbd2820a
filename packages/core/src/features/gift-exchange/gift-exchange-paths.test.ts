import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { GIFT_CODE } from '../../flow/response-code/gift-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createGiftActivity,
  createMemoryGiftExchangeGateway,
} from '../../testing/memory-gift-exchange-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createGiftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangeEvent } from './gift-exchange.types.ts';

const EVENTS: readonly GiftExchangeEvent[] = [
  { type: 'CHOOSE', giftId: 'mug' },
  { type: 'TYPE_QUANTITY', text: '9' },
  { type: 'EXCHANGE' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { gifts } = createMemoryGiftExchangeGateway(clock, MEMORY_START);
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const open = createGiftActivity(MEMORY_START);
  const pending = { key: 'key', giftId: 'mug', quantity: 1 };
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const unreachable = fail({ kind: 'unreachable' });

  expect(
    findUncovered({
      machine: createGiftExchangeMachine({ gifts, clock, random }),
      // A session that changes leads to what the others would begin with.
      inputs: [
        {
          activityCode: 'tukar',
          loggedIn: true,
          draft: { giftId: 'mug', typedQuantity: '1', pending },
        },
      ],
      events: EVENTS,
      answers: {
        findActivity: [
          succeed(open),
          succeed({ ...open, startsAt: MEMORY_START + 1 }),
          succeed({ ...open, endsAt: MEMORY_START }),
          tokenRefused,
          unreachable,
        ],
        exchange: [
          succeed({ exchangeId: 'exchange-1', balance: 60 }),
          fail(failureOfCode(GIFT_CODE.exchangeFailed)),
          fail(failureOfCode(CLAIM_CODE.loginRequired)),
          tokenRefused,
          unreachable,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
