import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createDrawActivity,
  createMemoryDrawGateway,
  createWin,
} from '../../testing/memory-draw-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createDrawMachine } from './draw.machine.ts';
import type { DrawEvent } from './draw.types.ts';

const EVENTS: readonly DrawEvent[] = [
  { type: 'START' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { draws } = createMemoryDrawGateway(clock, MEMORY_START);
  // Always the same key: a state that differs by its key alone is no other state.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const open = createDrawActivity('roda', MEMORY_START);
  const win = createWin(MEMORY_START);
  const tokenRefused = fail({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const loginRequired = fail({ kind: 'refused', code: CLAIM_CODE.loginRequired });

  expect(
    findUncovered({
      machine: createDrawMachine({ draws, clock, random }),
      inputs: [
        { activityCode: 'roda', loggedIn: true, draft: null },
        { activityCode: 'roda', loggedIn: true, draft: { pendingKey: 'key' } },
        { activityCode: 'roda', loggedIn: false, draft: null },
      ],
      events: EVENTS,
      unread: ['mayBeDone', 'problem', 'stallsAt'],
      answers: {
        findActivity: [
          succeed(open),
          succeed({ ...open, startsAt: MEMORY_START + 1 }),
          succeed({ ...open, endsAt: MEMORY_START }),
          succeed({ ...open, drawn: win }),
          tokenRefused,
          fail({ kind: 'unreachable' }),
        ],
        draw: [
          succeed({ kind: 'drawn', result: win }),
          succeed({ kind: 'drawn', result: { ...win, prize: null } }),
          succeed({ kind: 'alreadyDrawn', result: win }),
          succeed({ kind: 'notStarted' }),
          succeed({ kind: 'ended' }),
          loginRequired,
          tokenRefused,
          fail({ kind: 'unreachable' }),
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
