import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { bargainMachine } from './bargain.machine.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  createMemoryBargainPorts,
  HELP,
  LATTE,
} from './bargain.memory.ts';
import type { BargainEvent } from './bargain.types.ts';
import { bargainHelpMachine } from './bargain-help.machine.ts';
import type { BargainHelpEvent } from './bargain-help.types.ts';
import type { VisitEvent } from './bargain-visit.ts';

const VISIT_EVENTS: readonly VisitEvent[] = [
  { type: 'SHARE', title: '', text: '' },
  { type: 'COPY' },
  { type: 'RETRY' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
];

const EVENTS: readonly BargainEvent[] = [
  { type: 'CUT' },
  { type: 'CHOOSE', prizeId: 'cake' },
  { type: 'CHOOSE_AGAIN' },
  { type: 'CHECK_REWARD' },
  { type: 'DISMISS' },
  { type: 'WRITE_REVIEW', text: 'Enak' },
  ...VISIT_EVENTS,
];

const HELP_EVENTS: readonly BargainHelpEvent[] = [
  { type: 'HELP' },
  { type: 'START_OWN' },
  ...VISIT_EVENTS,
];

const SHARED = {
  share: [succeed(undefined), fail({ kind: 'unavailable' }), fail({ kind: 'declined' })],
  copy: [true, false],
};

/** Always the same key: states that differ by their key alone are the same state. */
const ports = {
  ...createMemoryBargainPorts(createVirtualClock(MEMORY_START)).ports,
  random: { next: () => 0.5, uuid: () => 'key' },
};

test('every state and transition of an own bargain is on a path', () => {
  const open = createBargainCampaign(MEMORY_START);
  const shareDue = { ...open, assistance: createAssistance({ ownCutsLeft: 1 }) };
  const last = createAssistance({ cuts: [createCut('a', { cutProgress: 40_000 })] });
  const campaigns = [
    { ...open, prizes: [LATTE, CAKE] },
    { ...open, startsAt: MEMORY_START + 1 },
    { ...open, endsAt: MEMORY_START },
    shareDue,
    { ...open, assistance: last },
  ];
  const input = { ports, campaign: open, isDownlink: false, isLoggedIn: true, draft: null };

  expect(
    findUncovered({
      machine: bargainMachine,
      inputs: [
        { ...input, draft: { prizeId: null, pendingKey: 'key', shared: false, review: '' } },
        { ...input, isLoggedIn: false },
        ...campaigns.map((campaign) => ({ ...input, campaign })),
      ],
      events: EVENTS,
      unread: ['isMaybeApplied', 'shared', 'news', 'problem'],
      answers: {
        findCampaign: [...campaigns.map(loaded), ...FAILED_LOADS],
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
    request: { activityCode: 'nego', assistanceCode: 'friend-1' },
    outcome: { kind: 'invited', invitation: createInvitation() },
    isLoggedIn: true,
    draft: null,
  };
  const invitations = [{ isOwn: true }, { help: HELP }, { cutTotal: 40_000 }].map((parts) => ({
    kind: 'invited',
    invitation: createInvitation(parts),
  }));
  const refusals = [
    { kind: 'downlink' },
    { kind: 'notStarted', startsAt: null },
    { kind: 'ended' },
  ];

  expect(
    findUncovered({
      machine: bargainHelpMachine,
      inputs: [
        input,
        { ...input, draft: { pendingKey: 'key' } },
        { ...input, isLoggedIn: false },
        ...[...invitations, ...refusals].map((outcome) => ({ ...input, outcome })),
      ],
      events: HELP_EVENTS,
      unread: ['isMaybeApplied', 'hasHelpedNow', 'problem'],
      answers: {
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
