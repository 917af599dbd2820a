import { test } from 'vitest';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createWalkedSharing } from '../../testing/walked-sharing.ts';
import { createMemoryReferralGateway } from './referral.memory.ts';
import { referralPage } from './referral.page.ts';
import type { ReferralPorts } from './referral.types.ts';

const ANSWERS = [
  { code: 20101 },
  { code: 20102 },
  { code: 20103 },
  { code: 30011 },
  { code: 30007 },
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { referrals, calls, bound } = createMemoryReferralGateway(clock);
  const acceptance = watchChange(referrals.accept, bound);
  const accept = walkedCall(calls.accept, ANSWERS);
  let inviteCode = 'TEMAN-1';
  const ports: ReferralPorts = {
    clock,
    random: createSeededRandom(1),
    referrals: { find: referrals.find, accept: acceptance.ask },
    ...createWalkedSharing(['shared', 'unavailable']),
    links: { linkTo: (route) => route },
  };
  return {
    page: referralPage,
    ports,
    clock,
    changes: [acceptance],
    calls: [accept, walkedCall(calls.find)],
    wished: accept,
    /** The next loaded page has this code, and its own draft. */
    follow(code: string) {
      inviteCode = code;
    },
    key: () => inviteCode,
  };
}

type World = ReturnType<typeof begin>;

test('binds a user once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'ACCEPT' },
      { type: 'ACCEPT' },
      { type: 'REGISTER' },
      { type: 'COPY' },
      { type: 'SHARE', title: '', text: '' },
      { type: 'SHOW_OWN' },
    ],
    wish: ['settle', { type: 'ACCEPT' }],
    worldEvents: {
      'they go on to their own code': ({ follow }: World) => follow(''),
      'they come back to the invitation': ({ follow }: World) => follow('TEMAN-1'),
    },
    laws: {
      'a pending acceptance belongs to somebody who is logged in': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'a problem is shown where it happened': (snapshot) =>
        (snapshot.context.problem !== null) === snapshot.matches({ invited: 'failed' }),
      'the page asks for a login, and no problem does': ({ context }) =>
        context.problem?.next !== 'logIn',
      'a member who was not invited has a code, and nobody else': (snapshot) =>
        (snapshot.context.referral !== null) ===
        (snapshot.matches('own') && snapshot.context.isLoggedIn),
      'the outcome of an invitation is shown where it is settled': (snapshot) =>
        (snapshot.context.outcome !== null) === snapshot.matches({ invited: 'settled' }),
    },
  }));
