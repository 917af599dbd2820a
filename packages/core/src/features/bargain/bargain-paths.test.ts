import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  HELP,
  LATTE,
} from '../../testing/memory-bargain-gateway.ts';
import { createMemoryBargainPorts } from '../../testing/memory-bargain-ports.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { bargainMachine } from './bargain.machine.ts';
import type { BargainEvent } from './bargain.types.ts';
import type { CommonEvent } from './bargain-common.ts';
import { bargainHelpMachine } from './bargain-help.machine.ts';
import type { BargainHelpEvent } from './bargain-help.types.ts';

const COMMON_EVENTS: readonly CommonEvent[] = [
  { type: 'SHARE', title: '', text: '' },
  { type: 'COPY' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

const EVENTS: readonly BargainEvent[] = [
  { type: 'CUT' },
  { type: 'CHOOSE', prizeId: 'cake' },
  { type: 'CHOOSE_AGAIN' },
  { type: 'CHECK_REWARD' },
  { type: 'DISMISS' },
  { type: 'WRITE_REVIEW', text: 'Enak' },
  ...COMMON_EVENTS,
];

const HELP_EVENTS: readonly BargainHelpEvent[] = [
  { type: 'HELP' },
  { type: 'START_OWN' },
  ...COMMON_EVENTS,
];

const SHARED = {
  share: [succeed(undefined), fail({ kind: 'unavailable' }), fail({ kind: 'declined' })],
  copy: [true, false],
};

/** Always the same key: states that differ by their key alone are the same state. */
const ports = {
  ...createMemoryBargainPorts().ports,
  random: { next: () => 0.5, uuid: () => 'key' },
};

test('every state and transition of an own bargain is on a path', () => {
  const open = createBargainCampaign(MEMORY_START);
  const shareDue = { ...open, assistance: createAssistance({ ownCutsLeft: 1 }) };
  const last = createAssistance({ cuts: [createCut('a', { cutProgress: 40_000 })] });
  const input = { ports, activityCode: 'nego', isDownlink: false, loggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: bargainMachine,
      inputs: [
        { ...input, draft: { prizeId: null, pendingKey: 'key', shared: false, review: '' } },
        { ...input, loggedIn: false },
      ],
      events: EVENTS,
      unread: ['maybeApplied', 'shared', 'news', 'problem'],
      answers: {
        findCampaign: [
          loaded({ ...open, prizes: [LATTE, CAKE] }),
          loaded({ ...open, startsAt: MEMORY_START + 1 }),
          loaded({ ...open, endsAt: MEMORY_START }),
          loaded(shareDue),
          loaded({ ...open, assistance: last }),
          ...FAILED_LOADS,
        ],
        cut: [
          done({ kind: 'cut', assistance: createAssistance(), cut: null }),
          done({ kind: 'notStarted', startsAt: null }),
          done({ kind: 'ended' }),
          ...FAILED_CHANGES,
        ],
        ...SHARED,
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});

test('every state and transition of a friend’s bargain is on a path', () => {
  const input = {
    ports,
    activityCode: 'nego',
    assistanceCode: 'friend-1',
    loggedIn: true,
    draft: null,
  };

  expect(
    findUncovered({
      machine: bargainHelpMachine,
      inputs: [
        { ...input, draft: { pendingKey: 'key' } },
        { ...input, loggedIn: false },
      ],
      events: HELP_EVENTS,
      unread: ['maybeApplied', 'hasHelpedNow', 'problem'],
      answers: {
        findInvitation: [
          loaded({ kind: 'invited', invitation: createInvitation() }),
          loaded({ kind: 'invited', invitation: createInvitation({ isOwn: true }) }),
          loaded({ kind: 'invited', invitation: createInvitation({ help: HELP }) }),
          loaded({ kind: 'invited', invitation: createInvitation({ cutTotal: 40_000 }) }),
          loaded({ kind: 'downlink' }),
          loaded({ kind: 'notStarted', startsAt: null }),
          loaded({ kind: 'ended' }),
          ...FAILED_LOADS,
        ],
        help: [
          done({ kind: 'invited', invitation: createInvitation({ help: HELP }) }),
          done({ kind: 'ended' }),
          ...FAILED_CHANGES,
        ],
        ...SHARED,
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
