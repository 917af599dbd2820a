import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createCheckInCampaign,
  createMemoryCheckInGateway,
} from '../../testing/memory-check-in-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createCheckInMachine } from './check-in.machine.ts';
import type { CheckInEvent } from './check-in.types.ts';

const EVENTS: readonly CheckInEvent[] = [
  { type: 'CHECK_IN' },
  { type: 'CLOSE_REWARD' },
  { type: 'OPEN_REWARD' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', { timeout: 60_000 }, () => {
  const clock = createVirtualClock(MEMORY_START);
  const campaign = createCheckInCampaign(MEMORY_START);
  const { checkIns } = createMemoryCheckInGateway(clock, campaign);
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const done = { ...campaign, checkIns: [MEMORY_START] };
  const reward = {
    streak: 2,
    name: { id: 'Kopi', en: 'Coffee', zh: '咖啡' },
    voucherId: 'voucher-2',
  };
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const notFound = fail(failureOfCode(RESPONSE_CODE.notFound));
  const unreachable = fail({ kind: 'unreachable' });

  expect(
    findUncovered({
      machine: createCheckInMachine({ checkIns, clock, random }),
      inputs: [
        { activityCode: 'absen', loggedIn: true, draft: null },
        { activityCode: 'absen', loggedIn: true, draft: { pendingKey: 'key' } },
        { activityCode: 'absen', loggedIn: false, draft: null },
      ],
      events: EVENTS,
      unread: ['maybeApplied', 'notice', 'problem'],
      answers: {
        findCampaign: [
          succeed(campaign),
          succeed({ ...campaign, startsAt: MEMORY_START + 1 }),
          succeed(done),
          succeed({ ...campaign, endsAt: MEMORY_START }),
          notFound,
          tokenRefused,
          unreachable,
        ],
        checkIn: [
          succeed({ notice: 'checkedIn', campaign: done, reward }),
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
