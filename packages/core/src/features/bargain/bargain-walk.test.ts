import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { fail, succeed } from '../../platform/result.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { lateBoundPorts } from '../../testing/late-bound-ports.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import {
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  createMemoryBargainGateway,
  HELP,
  OWN_CODE,
} from '../../testing/memory-bargain-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { once } from '../../testing/once.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { watchVisibility } from '../../testing/visibility-watch.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type BargainMachine, createBargainMachine } from './bargain.machine.ts';
import type { BargainPorts } from './bargain.types.ts';
import { stepOf } from './bargain-context.ts';
import { type BargainDraft, bargainDraftOf } from './bargain-draft.ts';

/** The person shares now and then, and not always where they could. */
const SHARES = [
  succeed(undefined),
  fail({ kind: 'declined' } as const),
  succeed(undefined),
  fail({ kind: 'unavailable' } as const),
] as const;

const OPEN_STEPS: readonly unknown[] = ['cutAgain', 'shareLink', 'askFriends'];

const LAST = createAssistance({ cuts: [createCut('a', { cutProgress: 40_000 })] });

type Snapshot = SnapshotFrom<BargainMachine>;

const CUT_ANSWERS = [
  { code: 120002 },
  { code: 120003 },
  { code: 30011 },
  { code: 0 },
  { code: 0, assistance: LAST },
];

const HELP_ANSWERS = [
  { code: 120101 },
  { code: 120103 },
  { code: 120104 },
  { code: 30007, invitation: createInvitation({ help: HELP }) },
];

const CAMPAIGNS = [
  createBargainCampaign(MEMORY_START + 5000),
  createBargainCampaign(MEMORY_START, { endsAt: MEMORY_START }),
  createBargainCampaign(MEMORY_START, { assistance: LAST }),
];

const INVITATIONS = [
  { code: 120101 },
  { code: 120103, startsAt: MEMORY_START + 5000 },
  { code: 0, invitation: createInvitation({ cutTotal: 40_000 }) },
  { code: 0, invitation: createInvitation({ isOwn: true }) },
];

let ports: BargainPorts;
const machine = once(() => createBargainMachine(lateBoundPorts(() => ports)));

/** @param chance Half of the walks begin at the person’s own link. */
function begin(chance: number) {
  const clock = createVirtualClock(MEMORY_START);
  const { bargains, calls, made, friendCuts } = createMemoryBargainGateway(clock, MEMORY_START);
  const cut = watchChange(bargains.cut, made.cuts);
  const help = watchChange(bargains.help, made.helps);
  const watched = watchVisibility(clock);
  const ownCut = walkedCall(calls.cut, CUT_ANSWERS);
  let assistanceCode = chance % 2 === 0 ? '' : OWN_CODE;
  /** The own cut that the page was loaded with, until it is asked for, or is nobody’s here any more. */
  let keptCut: string | null = null;
  let timesShared = 0;
  ports = {
    clock,
    random: createSeededRandom(1),
    visibility: watched.visibility,
    bargains: {
      findCampaign: watched.watch(bargains.findCampaign),
      findInvitation: watched.watch(bargains.findInvitation),
      cut(request, options) {
        keptCut = null;
        return cut.ask(request, options);
      },
      help: help.ask,
    },
    sharing: {
      async share() {
        timesShared += 1;
        return SHARES[timesShared % SHARES.length] ?? SHARES[0];
      },
    },
    clipboard: { copy: async () => timesShared % 2 === 0 },
    links: { linkTo: (route) => route },
  };
  return {
    clock,
    made,
    friendCuts,
    changes: [
      {
        ...cut,
        release() {
          keptCut = null;
          cut.release();
        },
      },
      help,
    ],
    calls: [
      ownCut,
      walkedCall(calls.help, HELP_ANSWERS),
      walkedCall(calls.findCampaign, CAMPAIGNS),
      walkedCall(calls.findInvitation, INVITATIONS),
    ],
    wished: ownCut,
    visibility: watched.visibility,
    timesAskedHidden: watched.timesAskedHidden,
    /** The next page that is loaded is another one: each has its own draft. */
    follow(link: string) {
      assistanceCode = link;
    },
    keptCut: () => keptCut,
    pageKey: () => assistanceCode,
    draftOf: ({ context }: Snapshot) => bargainDraftOf(context),
    load: (start: WalkedStart<BargainDraft>) => {
      const input = { activityCode: 'nego', assistanceCode, ...start };
      const { loggedIn, draft } = start;
      keptCut = loggedIn && draft?.side === 'own' ? draft.pendingKey : null;
      return createActor(machine(), { clock: watched.clock, input }).start();
    },
  };
}

type World = ReturnType<typeof begin>;

test(
  'whatever happens, a cut is one cut, a helper helps once, and the page never says what is not so',
  { timeout: 60_000 },
  () =>
    walkMachine({
      begin,
      events: [
        { type: 'CUT' },
        { type: 'CUT' },
        { type: 'HELP' },
        { type: 'SHARE', title: '', text: '' },
        { type: 'COPY' },
        { type: 'START_OWN' },
        { type: 'RETRY' },
        { type: 'LOG_IN' },
        { type: 'DISMISS' },
        { type: 'SESSION_CHANGED', loggedIn: true },
        { type: 'SESSION_CHANGED', loggedIn: false },
      ],
      wish: [{ type: 'CUT' }],
      happenings: {
        'they look at something else': ({ visibility }: World) => visibility.hide(),
        'they look at the page': ({ visibility }: World) => visibility.show(),
        'a friend cuts': ({ friendCuts }: World) => friendCuts(7500),
        'they follow a friend’s link': ({ follow }: World) => follow('friend-1'),
        'they come back to their own': ({ follow }: World) => follow(''),
      },
      laws: {
        'a page that is hidden asks for nothing by itself': (_, { timesAskedHidden }) =>
          timesAskedHidden() === 0,
        'nobody cuts more often than four times, nor helps twice': (_, { made }) =>
          made.cuts.length <= 4 && made.helps.length <= 1,
        'what is under way as the page is loaded goes on': ({ context }, { keptCut }) =>
          keptCut() === null || !context.loggedIn || context.pendingKey === keptCut(),
        'a key is that of somebody who is logged in': ({ context }) =>
          context.pendingKey === null || context.loggedIn,
        'what went wrong is told where it went wrong': (snapshot) =>
          (snapshot.context.problem !== null) ===
          (snapshot.matches('loadFailed') ||
            snapshot.matches({ own: 'failed' }) ||
            snapshot.matches({ helper: 'failed' })),
        'a login that a problem offers can be asked for': (snapshot) =>
          snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
        'the reward is offered for a price that is reached, and for no other': (snapshot) =>
          !snapshot.matches({ own: 'reached' }) || stepOf(snapshot.context) === 'checkReward',
        'a bargain that is open has begun, and is not at its price': (snapshot) =>
          !snapshot.matches({ own: 'open' }) || OPEN_STEPS.includes(stepOf(snapshot.context)),
        'who is thanked has helped': (snapshot) =>
          !snapshot.matches({ helper: 'helped' }) || snapshot.context.invitation?.help !== null,
      },
    }),
);
