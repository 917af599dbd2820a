import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { packMachine } from './pack.machine.ts';
import type { PackEvent } from './pack.types.ts';
import { createMemoryPackGateway, createPack } from './packs.memory.ts';

const EVENTS: readonly PackEvent[] = [
  { type: 'CHOOSE_QUANTITY', quantity: 2 },
  { type: 'CHOOSE_QUANTITY', quantity: 9 },
  { type: 'BUY' },
  { type: 'CONTINUE_PAYMENT' },
  { type: 'RETRY' },
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
  const member = {
    ports: { packs, clock, random },
    pack: createPack(MEMORY_START),
    linkQuantity: null,
    ad: null,
    isLoggedIn: true,
    draft: null,
  };

  expect(
    findUncovered({
      machine: packMachine,
      inputs: [
        { ...member, linkQuantity: 2 },
        { ...member, draft: { quantity: 2, pendingKey: 'key' } },
        { ...member, isLoggedIn: false },
        { ...member, pack: createPack(MEMORY_START, { stock: 0 }) },
        { ...member, pack: createPack(MEMORY_START, { unpaidOrder }) },
        { ...member, pack: createPack(MEMORY_START + 1, { unpaidOrder }) },
        { ...member, pack: createPack(0, { unpaidOrder }) },
      ],
      events: EVENTS,
      answers: {
        findPack: [loaded(createPack(MEMORY_START)), ...FAILED_LOADS],
        buy: [done({ orderNumber: 'P1', paymentMethod: 'qris' }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
