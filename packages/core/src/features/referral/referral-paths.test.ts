import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import {
  createMemoryReferralGateway,
  OWN_REFERRAL,
} from '../../testing/memory-referral-gateway.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createReferralMachine } from './referral.machine.ts';
import type { ReferralEvent } from './referral.types.ts';

const EVENTS: readonly ReferralEvent[] = [
  { type: 'REGISTER' },
  { type: 'COPY' },
  { type: 'SHARE', title: '', text: '' },
  { type: 'ACCEPT' },
  { type: 'SHOW_OWN' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const unreachable = fail({ kind: 'unreachable' });

  expect(
    findUncovered({
      machine: createReferralMachine({
        referrals: createMemoryReferralGateway(clock).referrals,
        clock,
        sharing: { share: async () => succeed(undefined) },
        clipboard: { copy: async () => true },
        links: { linkTo: (route) => route },
        // Always the same key: a state that differs by its key alone is no other state.
        random: { next: () => 0.5, uuid: () => 'key' },
      }),
      inputs: [
        { inviteCode: '', loggedIn: true, draft: null },
        { inviteCode: 'TEMAN-1', loggedIn: true, draft: null },
      ],
      events: EVENTS,
      answers: {
        findReferral: [succeed(OWN_REFERRAL), loginRequired, tokenRefused, unreachable],
        accept: [succeed('bound'), loginRequired, tokenRefused, unreachable],
        share: [succeed(undefined), fail({ kind: 'unavailable' })],
        copy: [true, false],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
