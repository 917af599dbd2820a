import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
} from '../../testing/memory-community-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createCommunityMachine } from './community.machine.ts';
import type { CommunityEvent } from './community.types.ts';

const HOUR = 60 * 60 * 1000;

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
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', { timeout: 60_000 }, () => {
  const clock = createVirtualClock(MEMORY_START);
  const open = createCommunityActivity('latte', MEMORY_START + HOUR);
  const begun = { ...open, startsAt: MEMORY_START };
  const { community } = createMemoryCommunityGateway(clock, open);
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const notFound = fail(failureOfCode(RESPONSE_CODE.notFound));
  const unreachable = fail({ kind: 'unreachable' });

  expect(
    findUncovered({
      machine: createCommunityMachine({
        community,
        clock,
        random,
        scanner: createMemoryScanner(clock),
      }),
      inputs: [
        { id: 'latte', loggedIn: true, draft: null },
        {
          id: 'latte',
          loggedIn: true,
          draft: { change: { kind: 'register' }, pendingKey: 'key' },
        },
        { id: 'latte', loggedIn: false, draft: null },
      ],
      events: EVENTS,
      unread: ['maybeApplied', 'change', 'notice', 'problem'],
      answers: {
        findActivity: [
          succeed(open),
          succeed({ ...open, taken: open.quota }),
          succeed(begun),
          succeed({ ...open, registration: 'registered', startsAt: MEMORY_START + 24 * HOUR }),
          succeed({ ...open, registration: 'registered' }),
          succeed({ ...begun, registration: 'registered' }),
          succeed({ ...open, registration: 'cancelled' }),
          succeed({ ...begun, registration: 'checkedIn' }),
          succeed({ ...begun, registration: 'rewarded' }),
          succeed({ ...open, startsAt: MEMORY_START - 24 * HOUR }),
          notFound,
          tokenRefused,
          unreachable,
        ],
        makeChange: [
          succeed({ notice: 'registered', activity: open }),
          loginRequired,
          notFound,
          tokenRefused,
          unreachable,
          fail(failureOfCode(RESPONSE_CODE.signatureOld)),
        ],
        scan: [succeed({ kind: 'checkIn', code: 'host-code-1' }), fail('scanDeclined')],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
