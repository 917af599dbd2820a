import { expect, test } from 'vitest';
import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  createMemoryBargainGateway,
  HELP,
  LATTE,
} from '../../testing/memory-bargain-gateway.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createBargainMachine } from './bargain.machine.ts';
import type { BargainEvent } from './bargain.types.ts';

const EVENTS: readonly BargainEvent[] = [
  { type: 'CUT' },
  { type: 'SHARE', title: '', text: '' },
  { type: 'COPY' },
  { type: 'HELP' },
  { type: 'START_OWN' },
  { type: 'CHOOSE', prizeId: 'cake' },
  { type: 'CHOOSE_AGAIN' },
  { type: 'CHECK_REWARD' },
  { type: 'DISMISS' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { bargains } = createMemoryBargainGateway(clock, MEMORY_START);
  const open = createBargainCampaign(MEMORY_START);
  const shareDue = { ...open, assistance: createAssistance({ ownCutsLeft: 1 }) };
  const last = createAssistance({ cuts: [createCut('a', { cutProgress: 40_000 })] });
  const tokenRefused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
  const loginRequired = fail(failureOfCode(CLAIM_CODE.loginRequired));
  const unreachable = fail({ kind: 'unreachable' });
  const input = { activityCode: 'nego', assistanceCode: '', loggedIn: true, draft: null };
  const draft = { prizeId: null, pendingKey: 'key', shared: false, side: 'own' } as const;

  expect(
    findUncovered({
      machine: createBargainMachine({
        bargains,
        clock,
        sharing: { share: async () => succeed(undefined) },
        clipboard: { copy: async () => true },
        links: { linkTo: (route) => route },
        // Always the same key: a state that differs by its key alone is no other state.
        random: { next: () => 0.5, uuid: () => 'key' },
        visibility: createMemoryPageVisibility(),
      }),
      inputs: [
        { ...input, draft },
        { ...input, assistanceCode: 'friend-1', draft: { ...draft, side: 'helper' } },
        { ...input, assistanceCode: 'friend-1', loggedIn: false },
      ],
      events: EVENTS,
      unread: ['maybeApplied', 'hasHelpedNow', 'shared', 'news', 'problem'],
      answers: {
        findCampaign: [
          succeed({ ...open, prizes: [LATTE, CAKE] }),
          succeed({ ...open, startsAt: MEMORY_START + 1 }),
          succeed({ ...open, endsAt: MEMORY_START }),
          succeed(shareDue),
          succeed({ ...open, assistance: last }),
          tokenRefused,
          unreachable,
        ],
        findInvitation: [
          succeed({ kind: 'invited', invitation: createInvitation() }),
          succeed({ kind: 'invited', invitation: createInvitation({ isOwn: true }) }),
          succeed({ kind: 'invited', invitation: createInvitation({ help: HELP }) }),
          succeed({ kind: 'invited', invitation: createInvitation({ cutTotal: 40_000 }) }),
          succeed({ kind: 'downlink' }),
          succeed({ kind: 'notStarted', startsAt: null }),
          succeed({ kind: 'ended' }),
          loginRequired,
          tokenRefused,
          unreachable,
        ],
        cut: [
          succeed({ kind: 'cut', assistance: createAssistance(), cut: null }),
          succeed({ kind: 'ended' }),
          loginRequired,
          tokenRefused,
          unreachable,
        ],
        help: [
          succeed({ kind: 'invited', invitation: createInvitation({ help: HELP }) }),
          succeed({ kind: 'ended' }),
          loginRequired,
          tokenRefused,
          unreachable,
        ],
        share: [succeed(undefined), fail({ kind: 'unavailable' }), fail({ kind: 'declined' })],
        copy: [true, false],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
