import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { checkInMachine } from './check-in.machine.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './check-in.memory.ts';
import type { CheckInEvent } from './check-in.types.ts';

const EVENTS: readonly CheckInEvent[] = [
  { type: 'CHECK_IN' },
  { type: 'CLOSE_REWARD' },
  { type: 'OPEN_REWARD' },
  { type: 'RETRY' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const campaign = createCheckInCampaign(MEMORY_START);
  const { checkIns } = createMemoryCheckInGateway(clock, campaign);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const ports = { checkIns, clock, random };
  const checkedIn = { ...campaign, checkIns: [MEMORY_START] };
  const reward = {
    streak: 2,
    name: { id: 'Kopi', en: 'Coffee', zh: '咖啡' },
    voucherId: 'voucher-2',
  };
  const member = { ports, campaign, isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: checkInMachine,
      inputs: [
        member,
        { ...member, draft: { pendingKey: 'key' } },
        { ...member, isLoggedIn: false },
        { ...member, campaign: { ...campaign, startsAt: MEMORY_START + 1 } },
        { ...member, campaign: checkedIn },
        { ...member, campaign: { ...campaign, endsAt: MEMORY_START } },
      ],
      events: EVENTS,
      unread: ['isMaybeApplied', 'notice', 'problem'],
      answers: {
        checkIn: [done({ notice: 'checkedIn', campaign: checkedIn, reward }), ...FAILED_CHANGES],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
