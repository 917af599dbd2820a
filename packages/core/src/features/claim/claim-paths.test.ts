import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { createCampaign } from '../../testing/fixtures.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createClaimMachine } from './claim.machine.ts';
import type { ClaimEvent, ClaimInput } from './claim.types.ts';

const EVENTS: readonly ClaimEvent[] = [
  { type: 'CLAIM' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'IDENTIFIED' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

const MEMBER: ClaimInput = {
  sourceId: 'kopi',
  loggedIn: true,
  pendingKey: null,
  campaign: null,
};

test('every state and transition is on a path', () => {
  const open = createCampaign('kopi');
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const unreachable = fail({ kind: 'unreachable' });
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };

  expect(
    findUncovered({
      machine: createClaimMachine({ ...createMemoryPorts(createMemoryWorld()), random }),
      inputs: [
        MEMBER,
        { ...MEMBER, loggedIn: false },
        { ...MEMBER, campaign: open },
        { ...MEMBER, campaign: open, pendingKey: 'key' },
      ],
      events: EVENTS,
      answers: {
        findCampaign: [succeed(open), tokenRefused, unreachable],
        claim: [
          succeed({ kind: 'claimed', voucherId: 'voucher-1' }),
          succeed({ kind: 'alreadyClaimed', voucherId: 'voucher-1' }),
          succeed({ kind: 'notYetTime', opensAt: MEMORY_START + 1 }),
          succeed({ kind: 'ended' }),
          loginRequired,
          tokenRefused,
          unreachable,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
