import { test } from 'vitest';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { watchVisibility } from '../../testing/visibility-watch.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createWalkedSharing } from '../../testing/walked-sharing.ts';
import { createInvitation, createMemoryBargainGateway, HELP } from './bargain.memory.ts';
import { bargainHelpPage } from './bargain-help.page.ts';
import { bargainHelpView } from './bargain-help.view.ts';
import type { BargainPorts } from './bargain-visit.ts';

const HELP_ANSWERS = [
  { code: 120101 },
  { code: 120103 },
  { code: 120104 },
  { code: 30011 },
  { code: 30007, invitation: createInvitation({ help: HELP }) },
];

const INVITATIONS = [
  { code: 120101 },
  { code: 120103, startsAt: MEMORY_START + 5000 },
  { code: 0, invitation: createInvitation({ cutTotal: 40_000 }) },
  { code: 0, invitation: createInvitation({ isOwn: true }) },
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { bargains, calls, made } = createMemoryBargainGateway(clock, MEMORY_START);
  const help = watchChange(bargains.help, made.helps);
  const watched = watchVisibility(clock);
  const oneHelp = walkedCall(calls.help, HELP_ANSWERS);
  let assistanceCode = 'friend-1';
  let openedCode = assistanceCode;
  const ports: BargainPorts = {
    clock,
    random: createSeededRandom(1),
    visibility: watched.visibility,
    bargains: {
      ...bargains,
      findInvitation: watched.watch(bargains.findInvitation),
      help: help.ask,
    },
    ...createWalkedSharing(['shared', 'declined', 'unavailable']),
    links: { linkTo: (route) => route },
  };
  return {
    page: bargainHelpPage,
    ports,
    key() {
      // Another friend gets another help.
      if (assistanceCode !== openedCode) help.settle();
      openedCode = assistanceCode;
      return assistanceCode;
    },
    query: () => ({ activityCode: 'nego', assistanceCode }),
    clock,
    timers: watched.clock,
    changes: [help],
    calls: [oneHelp, walkedCall(calls.findInvitation, INVITATIONS)],
    wished: oneHelp,
    visibility: watched.visibility,
    hiddenRequests: watched.hiddenRequests,
    /** The next page that is loaded is that of another link, with its own draft. */
    follow(link: string) {
      assistanceCode = link;
    },
  };
}

type World = ReturnType<typeof begin>;

test('whatever happens, a helper helps once, and the page shows nothing that is not so', () =>
  walkPage({
    begin,
    events: [
      { type: 'HELP' },
      { type: 'HELP' },
      { type: 'SHARE', title: '', text: '' },
      { type: 'COPY' },
      { type: 'START_OWN' },
    ],
    wish: ['settle', { type: 'HELP' }],
    worldEvents: {
      'the page is hidden': ({ visibility }: World) => visibility.hide(),
      'the page is visible': ({ visibility }: World) => visibility.show(),
      'they follow a friend’s link': ({ follow }: World) => follow('friend-1'),
      'they follow another friend’s link': ({ follow }: World) => follow('friend-2'),
    },
    laws: {
      'a hidden page loads nothing by itself': (_, { hiddenRequests }) => hiddenRequests() === 0,
      'a key belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'a problem is shown where it happened': (snapshot) =>
        (snapshot.context.problem !== null) === snapshot.matches('failed'),
      'the page asks for a login, and no problem does': ({ context }) =>
        context.problem?.next !== 'logIn',
      'a user who is thanked has helped': (snapshot) => {
        const view = bargainHelpView(snapshot);
        return !snapshot.matches('helped') || (view.step === 'helped' && view.help !== null);
      },
      'nobody helps themselves': (snapshot) => {
        const { outcome } = snapshot.context;
        const isOwn = 'invitation' in outcome && outcome.invitation.isOwn;
        return snapshot.matches('leaving') || !isOwn;
      },
    },
  }));
