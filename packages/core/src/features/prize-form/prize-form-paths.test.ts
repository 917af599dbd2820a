import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import {
  createMemoryPrizeFormGateway,
  createPrizeForm,
  MEMORY_RECIPIENT,
} from '../../testing/memory-prize-form-gateway.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createPrizeFormMachine } from './prize-form.machine.ts';
import type { PrizeFormEvent } from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';

const EVENTS: readonly PrizeFormEvent[] = [
  { type: 'TYPE', field: 'name', text: 'a' },
  { type: 'SUBMIT' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { prizeForms } = createMemoryPrizeFormGateway(clock, MEMORY_START);
  const random = { next: () => 0.5, uuid: () => 'key' };
  const form = createPrizeForm('draw-1', MEMORY_START);
  const sent = { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START };
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const notFound = fail(failureOfCode(RESPONSE_CODE.notFound));
  const unreachable = fail({ kind: 'unreachable' });

  expect(
    findUncovered({
      machine: createPrizeFormMachine({
        prizeForms,
        clock,
        random,
        phones: { parse: async () => null },
      }),
      inputs: [
        { drawId: 'draw-1', loggedIn: true, draft: null },
        { drawId: 'draw-1', loggedIn: true, draft: { ...BLANK_DRAFT, pendingKey: 'key' } },
        { drawId: 'draw-1', loggedIn: false, draft: null },
      ],
      events: EVENTS,
      answers: {
        findForm: [
          succeed(form),
          succeed({ ...form, sent }),
          succeed({ ...form, prize: null }),
          succeed({ ...form, wonAt: 0 }),
          notFound,
          tokenRefused,
          loginRequired,
          unreachable,
        ],
        checkRecipient: [succeed(MEMORY_RECIPIENT), fail({ name: { kind: 'missing' } })],
        send: [
          succeed({ kind: 'sent', sent }),
          succeed({ kind: 'alreadySent', sent }),
          succeed({ kind: 'closed', sent: null }),
          loginRequired,
          notFound,
          tokenRefused,
          unreachable,
          fail(failureOfCode(RESPONSE_CODE.signatureOld)),
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
