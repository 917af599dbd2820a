import { expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { communityMachine } from './community.machine.ts';
import { createCommunityActivity, createMemoryCommunityGateway } from './community.memory.ts';
import type { CommunityEvent } from './community.types.ts';

const EVENTS: readonly CommunityEvent[] = [
  { type: 'REGISTER' },
  { type: 'CANCEL_REGISTRATION' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'SCAN' },
  { type: 'CLAIM_REWARDS' },
  { type: 'REGISTER_ANOTHER' },
  { type: 'OPEN_WALLET' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const open = createCommunityActivity('latte', MEMORY_START + HOUR_MS);
  const begun = { ...open, startsAt: MEMORY_START };
  const { community } = createMemoryCommunityGateway(clock, open);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const scanner = createMemoryScanner(clock);
  const ports = { community, hosts: MEMORY_HOSTS, clock, random, scanner };
  const member = { ports, activity: open, isLoggedIn: true, draft: null };
  const tomorrow = { ...open, startsAt: MEMORY_START + 24 * HOUR_MS };
  const yesterday = { ...open, startsAt: MEMORY_START - 24 * HOUR_MS };

  expect(
    findUncovered({
      machine: communityMachine,
      inputs: [
        member,
        { ...member, draft: { change: { kind: 'register' }, pendingKey: 'key' } },
        { ...member, isLoggedIn: false },
        ...[
          { ...open, taken: open.quota },
          begun,
          { ...tomorrow, registration: 'registered' },
          { ...open, registration: 'registered' },
          { ...begun, registration: 'registered' },
          { ...open, registration: 'cancelled' },
          { ...begun, registration: 'checkedIn' },
          { ...begun, registration: 'rewarded' },
          yesterday,
        ].flatMap((activity) => [
          { ...member, activity },
          { ...member, activity, isLoggedIn: false },
        ]),
      ],
      events: EVENTS,
      unread: ['isMaybeApplied', 'change', 'notice', 'problem'],
      answers: {
        makeChange: [done({ notice: 'registered', activity: open }), ...FAILED_CHANGES],
        scan: [succeed({ kind: 'checkIn', code: 'host-code-1' }), fail('scanDeclined')],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
