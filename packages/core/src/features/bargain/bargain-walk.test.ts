import { test } from 'vitest';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { watchVisibility } from '../../testing/visibility-watch.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createWalkedSharing } from '../../testing/walked-sharing.ts';
import {
  createAssistance,
  createBargainCampaign,
  createCut,
  createMemoryBargainGateway,
} from './bargain.memory.ts';
import { bargainPage } from './bargain.page.ts';
import type { BargainPorts } from './bargain-visit.ts';
import { stepOf } from './own-bargain.ts';

const OPEN_STEPS: readonly unknown[] = ['cutAgain', 'shareLink', 'askFriends'];

const LAST = createAssistance({ cuts: [createCut('a', { cutProgress: 40_000 })] });

const CUT_ANSWERS = [
  { code: 120002 },
  { code: 120003 },
  { code: 30011 },
  { code: 0 },
  { code: 0, assistance: LAST },
];

const CAMPAIGNS = [
  createBargainCampaign(MEMORY_START + 5000),
  createBargainCampaign(MEMORY_START, { endsAt: MEMORY_START }),
  createBargainCampaign(MEMORY_START, { assistance: LAST }),
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { bargains, calls, made, friendCuts } = createMemoryBargainGateway(clock, MEMORY_START);
  const cut = watchChange(bargains.cut, made.cuts);
  const watched = watchVisibility(clock);
  const ownCut = walkedCall(calls.cut, CUT_ANSWERS);
  const ports: BargainPorts = {
    clock,
    random: createSeededRandom(1),
    visibility: watched.visibility,
    bargains: {
      ...bargains,
      findCampaign: watched.watch(bargains.findCampaign),
      cut: cut.ask,
    },
    ...createWalkedSharing(['shared', 'declined', 'shared', 'unavailable']),
    links: { linkTo: (route) => route },
  };
  return {
    page: bargainPage,
    ports,
    key: () => 'nego',
    clock,
    timers: watched.clock,
    friendCuts,
    changes: [cut],
    calls: [ownCut, walkedCall(calls.findCampaign, CAMPAIGNS)],
    wished: ownCut,
    visibility: watched.visibility,
    hiddenRequests: watched.hiddenRequests,
  };
}

type World = ReturnType<typeof begin>;

test('whatever happens, a cut is one cut, and the page shows nothing that is not so', () =>
  walkPage({
    begin,
    events: [
      { type: 'CUT' },
      { type: 'CUT' },
      { type: 'SHARE', title: '', text: '' },
      { type: 'COPY' },
      { type: 'DISMISS' },
      { type: 'WRITE_REVIEW', text: 'Enak' },
    ],
    wish: ['settle', { type: 'CUT' }],
    worldEvents: {
      'the page is hidden': ({ visibility }: World) => visibility.hide(),
      'the page is visible': ({ visibility }: World) => visibility.show(),
      'a friend cuts': ({ friendCuts }: World) => friendCuts(7500),
    },
    laws: {
      'a hidden page loads nothing by itself': (_, { hiddenRequests }) => hiddenRequests() === 0,
      'a pending cut goes on': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.matches('cutting') ||
        snapshot.matches('failed'),
      'a key belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'a problem is shown where it happened': (snapshot) =>
        (snapshot.context.problem !== null) === snapshot.matches('failed'),
      'the page asks for a login, and no problem does': ({ context }) =>
        context.problem?.next !== 'logIn',
      'the reward is offered for a price that is reached, and for no other': (snapshot) =>
        !snapshot.matches('reached') || stepOf(snapshot.context) === 'checkReward',
      'a bargain that is open has begun, and is not at its price': (snapshot) =>
        !snapshot.matches('open') || OPEN_STEPS.includes(stepOf(snapshot.context)),
    },
  }));
