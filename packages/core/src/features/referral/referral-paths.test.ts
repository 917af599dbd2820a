import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { referralMachine } from './referral.machine.ts';
import { createMemoryReferralGateway, OWN_REFERRAL } from './referral.memory.ts';
import type { ReferralEvent, ReferralPorts } from './referral.types.ts';

const EVENTS: readonly ReferralEvent[] = [
  { type: 'REGISTER' },
  { type: 'COPY' },
  { type: 'SHARE', title: '', text: '' },
  { type: 'ACCEPT' },
  { type: 'SHOW_OWN' },
  { type: 'RETRY' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const ports: ReferralPorts = {
    referrals: createMemoryReferralGateway(clock).referrals,
    clock,
    sharing: { share: async () => succeed(undefined) },
    clipboard: { copy: async () => true },
    links: { linkTo: (route) => route },
    // A constant key: states that differ by their key alone count as one.
    random: { next: () => 0.5, uuid: () => 'key' },
  };

  const own = { ports, inviteCode: '', referral: OWN_REFERRAL, isLoggedIn: true, draft: null };
  const invited = { ...own, inviteCode: 'TEMAN-1', referral: null };

  expect(
    findUncovered({
      machine: referralMachine,
      inputs: [
        own,
        { ...own, referral: null, isLoggedIn: false },
        invited,
        { ...invited, isLoggedIn: false },
        { ...invited, draft: { isAccepted: true, pendingKey: 'key' } },
      ],
      events: EVENTS,
      answers: {
        accept: [done('bound'), ...FAILED_CHANGES],
        share: [succeed(undefined), fail({ kind: 'unavailable' })],
        copy: [true, false],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
