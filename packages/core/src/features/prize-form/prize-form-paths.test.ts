import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { prizeFormMachine } from './prize-form.machine.ts';
import {
  createMemoryPrizeFormGateway,
  createPrizeForm,
  MEMORY_RECIPIENT,
} from './prize-form.memory.ts';
import type { PrizeFormEvent } from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';

const EVENTS: readonly PrizeFormEvent[] = [
  { type: 'TYPE', field: 'name', text: 'a' },
  { type: 'SUBMIT' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { prizeForms } = createMemoryPrizeFormGateway(clock, MEMORY_START);
  const random = { next: () => 0.5, uuid: () => 'key' };
  const form = createPrizeForm('draw-1', MEMORY_START);
  const sent = { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START };
  const ports = { prizeForms, clock, random, phones: { parse: async () => null } };

  expect(
    findUncovered({
      machine: prizeFormMachine,
      inputs: [
        { ports, form, draft: null },
        { ports, form, draft: { ...BLANK_DRAFT, pendingKey: 'key' } },
        { ports, form: { ...form, sent }, draft: null },
        { ports, form: { ...form, prize: null }, draft: null },
        { ports, form: { ...form, wonAt: 0 }, draft: null },
      ],
      events: EVENTS,
      answers: {
        checkRecipient: [succeed(MEMORY_RECIPIENT), fail({ name: { kind: 'missing' } })],
        send: [
          done({ kind: 'sent', sent }),
          done({ kind: 'alreadySent', sent }),
          done({ kind: 'closed', sent: null }),
          ...FAILED_CHANGES,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
