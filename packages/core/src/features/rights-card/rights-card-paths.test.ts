import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { rightsCardMachine } from './rights-card.machine.ts';
import { createMemoryRightsCardGateway, createRightsCard } from './rights-card.memory.ts';
import type { RightsCardEvent } from './rights-card.types.ts';

const EVENTS: readonly RightsCardEvent[] = [
  { type: 'BUY' },
  { type: 'CONTINUE_PAYMENT' },
  { type: 'RETRY' },
  { type: 'CHOOSE_POINTS', points: 2 },
  { type: 'SHOW_BENEFIT', benefitId: 'upsize' },
  { type: 'CLOSE' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { rightsCards } = createMemoryRightsCardGateway(clock);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const ports = {
    rightsCards,
    clock,
    random,
    visibility: createMemoryPageVisibility(),
    native: createMemoryNativeHost(),
  };
  const period = { start: MEMORY_START - 1, end: MEMORY_START + 1000 };

  const used = createRightsCard().benefits.map((benefit) => ({
    ...benefit,
    usedAt: MEMORY_START,
  }));

  const unpaidOrder = {
    orderNumber: 'C1',
    paymentMethod: 'qris',
    amount: 49_000,
    expiresAt: MEMORY_START + 1000,
  } as const;

  const member = { ports, card: createRightsCard(), isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: rightsCardMachine,
      inputs: [
        { ...member, draft: { pendingKey: 'key', request: { points: 0, appVersion: null } } },
        {
          ...member,
          card: createRightsCard({ points: 240 }),
          draft: { pendingKey: null, request: { points: 2, appVersion: '3.3.0' } },
        },
        { ...member, isLoggedIn: false },
        { ...member, card: createRightsCard({ period, code: 'KM7F3K9Q2MXA' }) },
        { ...member, card: createRightsCard({ unpaidOrder }) },
      ],
      events: EVENTS,
      answers: {
        readAppVersion: [succeed('3.3.0'), fail({ kind: 'outside-app' })],
        findCard: [
          loaded(createRightsCard({ period, code: 'KM7F3K9Q2MXA', benefits: used })),
          loaded(createRightsCard({ period: { start: 0, end: 1 } })),
          ...FAILED_LOADS,
        ],
        buy: [done({ orderNumber: 'C1', paymentMethod: 'qris' }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
