import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { claimMachine } from './claim.machine.ts';
import { createCampaign, createMemoryClaimGateway } from './claim.memory.ts';
import type { ClaimEvent } from './claim.types.ts';

const EVENTS: readonly ClaimEvent[] = [
  { type: 'CLAIM' },
  { type: 'RETRY' },
  { type: 'IDENTIFIED' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const ports = {
    clock,
    campaigns: createMemoryClaimGateway(clock).campaigns,
    device: { identify: async () => MEMORY_BROWSER_ID },
    // A constant key: states that differ by their key alone count as one.
    random: { next: () => 0.5, uuid: () => 'key' },
  };
  const campaign = createCampaign('kopi');
  const member = { ports, campaign, isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: claimMachine,
      inputs: [
        member,
        { ...member, isLoggedIn: false },
        { ...member, draft: { pendingKey: 'key' } },
      ],
      events: EVENTS,
      answers: {
        claim: [
          done({ kind: 'claimed', voucherId: 'voucher-1' }),
          done({ kind: 'alreadyClaimed', voucherId: 'voucher-1' }),
          done({ kind: 'notYetTime', opensAt: MEMORY_START + 1 }),
          done({ kind: 'ended' }),
          ...FAILED_CHANGES,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
