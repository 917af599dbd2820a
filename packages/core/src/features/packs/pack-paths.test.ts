import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryPackGateway, createPack } from '../../testing/memory-pack-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { packMachine } from './pack.machine.ts';
import type { PackEvent } from './pack.types.ts';

const EVENTS: readonly PackEvent[] = [
  { type: 'CHOOSE_QUANTITY', quantity: 2 },
  { type: 'CHOOSE_QUANTITY', quantity: 9 },
  { type: 'BUY' },
  { type: 'CONTINUE_PAYMENT' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { packs } = createMemoryPackGateway(clock, MEMORY_START);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const unpaidOrder = {
    orderNumber: 'P1',
    paymentMethod: 'qris',
    amount: 60_000,
    expiresAt: MEMORY_START + 1000,
  } as const;
  const input = { ports: { packs, clock, random }, packId: 'hemat', ad: null, loggedIn: true };

  expect(
    findUncovered({
      machine: packMachine,
      // A session change leads to where other inputs would start.
      inputs: [
        { ...input, linkQuantity: 2, draft: null },
        { ...input, linkQuantity: null, draft: { quantity: 2, pendingKey: 'key' } },
      ],
      events: EVENTS,
      answers: {
        findPack: [
          loaded(createPack(MEMORY_START)),
          loaded(createPack(MEMORY_START, { stock: 0 })),
          loaded(createPack(MEMORY_START + 1)),
          loaded(createPack(0)),
          loaded(createPack(MEMORY_START, { unpaidOrder })),
          loaded(createPack(MEMORY_START + 1, { unpaidOrder })),
          loaded(createPack(0, { unpaidOrder })),
          ...FAILED_LOADS,
        ],
        buy: [done({ orderNumber: 'P1', paymentMethod: 'qris' }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
