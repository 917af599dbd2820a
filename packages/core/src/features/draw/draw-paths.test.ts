import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { drawMachine } from './draw.machine.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from './draw.memory.ts';
import type { DrawEvent } from './draw.types.ts';

const EVENTS: readonly DrawEvent[] = [{ type: 'START' }, { type: 'RETRY' }];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { draws } = createMemoryDrawGateway(clock, MEMORY_START);
  // A constant key: states that differ by their key alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const ports = { draws, clock, random };
  const open = createDrawActivity('roda', MEMORY_START);
  const win = createWin(MEMORY_START);
  const member = { ports, activity: open, isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: drawMachine,
      inputs: [
        member,
        { ...member, draft: { pendingKey: 'key' } },
        { ...member, isLoggedIn: false },
        { ...member, activity: { ...open, startsAt: MEMORY_START + 1 } },
        { ...member, activity: { ...open, endsAt: MEMORY_START } },
        { ...member, activity: { ...open, drawn: win } },
      ],
      events: EVENTS,
      unread: ['isMaybeApplied', 'problem', 'stallsAt'],
      answers: {
        draw: [
          done({ kind: 'drawn', result: win }),
          done({ kind: 'drawn', result: { ...win, prize: null } }),
          done({ kind: 'alreadyDrawn', result: win }),
          done({ kind: 'notStarted' }),
          done({ kind: 'ended' }),
          ...FAILED_CHANGES,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
