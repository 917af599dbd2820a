import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fail } from '../../platform/result.ts';
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
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import { createBargainMachine } from './bargain.machine.ts';
import type { BargainEvent } from './bargain.types.ts';
import { bargainRouteName, bargainView } from './bargain.view.ts';

const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };
const SHARE = { type: 'SHARE', title: 'Nego', text: 'Bantu!' } as const;

/** A bargain’s page just loaded, and how it looks. Nothing can be shared here. */
function comeToPage({
  assistanceCode = '',
  loggedIn = true,
  startsAt = MEMORY_START,
  ...parts
}: Partial<BargainCampaign> & {
  readonly assistanceCode?: string;
  readonly loggedIn?: boolean;
} = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { bargains, calls, friendCuts } = createMemoryBargainGateway(clock, startsAt, parts);
  const machine = createBargainMachine({
    clock,
    bargains,
    sharing: { share: async () => fail({ kind: 'unavailable' }) },
    clipboard: { copy: async () => true },
    links: { linkTo: (route) => `https://h5.test/#${route}` },
    random: createSeededRandom(1),
    visibility: createMemoryPageVisibility(),
  });
  const actor = createActor(machine, {
    clock,
    input: { activityCode: 'nego', assistanceCode, loggedIn, draft: null },
  });
  const view = () => bargainView(actor.getSnapshot());
  return {
    calls,
    friendCuts,
    view,
    routeName: () => bargainRouteName(view()),
    async begin() {
      actor.start();
      await settle();
    },
    async send(...events: BargainEvent[]) {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

const OWN = {
  step: 'own',
  campaign: createBargainCampaign(MEMORY_START),
  prize: LATTE,
  label: 'firstCut',
  cutTotal: 0,
  priceLeft: 40_000,
  cuts: [],
  news: null,
  isDownlink: false,
  canChooseAgain: false,
  link: null,
  problem: null,
  busy: false,
};

const HELPER = {
  step: 'invited',
  invitation: createInvitation(),
  priceLeft: 30_000,
  help: null,
  isNew: false,
  link: null,
  problem: null,
  busy: false,
};

test('loading, and what could not be loaded', async () => {
  const { begin, view, calls, routeName } = comeToPage();
  calls.findCampaign.next({ kind: 'unreachable' });
  expect(view()).toEqual({ step: 'loading' });
  await begin();
  expect(view()).toEqual({ step: 'loadFailed', problem: UNREACHABLE });
  expect(routeName()).toBeNull();
});

test('loading what a helper sees, and loading anew what was there', async () => {
  const { begin, view, send, calls } = comeToPage({ assistanceCode: 'friend-1' });
  expect(view()).toEqual({ step: 'loading' });
  await begin();
  calls.findInvitation.next({ kind: 'never' });
  await send({ type: 'SESSION_CHANGED', loggedIn: true });
  expect(view()).toEqual({ step: 'loading' });
});

test('a bargain before, while and after its first cut', async () => {
  const { begin, view, send, calls, routeName } = comeToPage();
  calls.cut.next({ kind: 'refused', code: 99999 });
  await begin();
  expect([view(), routeName()]).toEqual([OWN, 'bargain']);
  await send({ type: 'CUT' });
  const problem = { message: 'unexpected', next: 'retry', code: 99999 };
  expect(view()).toEqual({ ...OWN, problem });
  await send({ type: 'RETRY' });
  expect(view()).toMatchObject({
    label: 'cutAgain',
    cutTotal: 5000,
    priceLeft: 35_000,
    cuts: [{ cutProgress: 5000 }],
    news: { message: 'ownCut', amount: '5.000' },
    problem: null,
  });
  calls.cut.next({ kind: 'never' });
  await send({ type: 'CUT' });
  expect(view()).toMatchObject({ step: 'own', busy: true, news: null });
});

test.each([
  [1, 'shareLink'],
  [0, 'askFriends'],
] as const)('with %i own cuts left its label is %s', async (ownCutsLeft, label) => {
  const { begin, view } = comeToPage({ assistance: createAssistance({ ownCutsLeft }) });
  await begin();
  expect(view()).toMatchObject({ label });
});

test('a price that is reached', async () => {
  const cuts = [createCut('a', { cutProgress: 40_000 })];
  const { begin, view } = comeToPage({ assistance: createAssistance({ cuts }) });
  await begin();
  expect(view()).toMatchObject({ step: 'own', label: 'checkReward', priceLeft: 0 });
});

test('friends who cut: one, and several', async () => {
  const { begin, view, send, friendCuts } = comeToPage({ assistance: createAssistance() });
  await begin();
  friendCuts(7500);
  await send({ type: 'VISIBLE' });
  expect(view()).toMatchObject({ news: { message: 'friendCut', amount: '7.500' } });
  friendCuts(1000);
  friendCuts(2000);
  await send({ type: 'VISIBLE' });
  expect(view()).toMatchObject({ news: { message: 'friendsCut', amount: '3.000' } });
});

test('a link to be copied', async () => {
  const assistance = createAssistance({ ownCutsLeft: 0 });
  const { begin, view, send, routeName } = comeToPage({ assistance, kind: 'freeCup' });
  await begin();
  await send(SHARE);
  const address = 'https://h5.test/#/blackCup?activityCode=nego&assistanceCode=own-1';
  expect(view()).toMatchObject({ step: 'own', link: { address, state: 'shown' } });
  expect(routeName()).toBe('blackCup');
});

test('a choice of prizes, and one that was made', async () => {
  const prizes = [LATTE, CAKE];
  const { begin, view, send, routeName } = comeToPage({ prizes });
  await begin();
  const campaign = createBargainCampaign(MEMORY_START, { prizes });
  expect([view(), routeName()]).toEqual([{ step: 'choosing', campaign }, 'bargainPrize']);
  await send({ type: 'CHOOSE', prizeId: 'cake' });
  expect([view(), routeName()]).toEqual([
    { ...OWN, campaign, prize: CAKE, priceLeft: 60_000, canChooseAgain: true },
    'bargain',
  ]);
});

test('too early, and too late', async () => {
  const startsAt = MEMORY_START + 1;
  const early = comeToPage({ startsAt });
  await early.begin();
  expect(early.view()).toEqual({ step: 'notStarted', startsAt });
  const unknown = comeToPage({ assistanceCode: 'friend-1' });
  unknown.calls.findInvitation.next({ kind: 'answered', value: { code: 120103 } });
  await unknown.begin();
  expect(unknown.view()).toEqual({ step: 'notStarted', startsAt: null });
  const late = comeToPage({ endsAt: MEMORY_START });
  await late.begin();
  expect([late.view(), late.routeName()]).toEqual([{ step: 'ended', next: 'home' }, null]);
});

test('a helper, invited, helping, and thanked', async () => {
  const { begin, view, send, calls, routeName } = comeToPage({ assistanceCode: 'friend-1' });
  calls.help.next({ kind: 'unreachable', afterMs: 1 });
  await begin();
  expect([view(), routeName()]).toEqual([HELPER, 'bargain']);
  await send({ type: 'HELP' });
  expect(view()).toEqual({ ...HELPER, busy: true });
});

test('a helper who is thanked, and passes it on', async () => {
  const { begin, view, send, routeName } = comeToPage({ assistanceCode: 'friend-1' });
  await begin();
  await send({ type: 'HELP' });
  const helped = {
    ...HELPER,
    step: 'helped',
    invitation: createInvitation({ cutTotal: 17_500, help: HELP }),
    priceLeft: 22_500,
    help: HELP,
    isNew: true,
  };
  expect([view(), routeName()]).toEqual([helped, 'bargain']);
  await send(SHARE);
  const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=helper-1';
  expect(view()).toEqual({ ...helped, link: { address, state: 'shown' } });
});

test('a helper whose cut failed', async () => {
  const { begin, view, send, calls } = comeToPage({ assistanceCode: 'friend-1' });
  calls.help.next({ kind: 'refused', code: 99999 });
  await begin();
  await send({ type: 'HELP' });
  const problem = { message: 'unexpected', next: 'retry', code: 99999 };
  expect(view()).toEqual({ ...HELPER, problem });
});

test('a helper who comes too late for the friend’s price', async () => {
  const { begin, view, calls, routeName } = comeToPage({ assistanceCode: 'friend-1' });
  const invitation = createInvitation({ cutTotal: 40_001, kind: 'freeCup' });
  calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
  await begin();
  expect(view()).toEqual({ ...HELPER, step: 'tooLate', invitation, priceLeft: 0 });
  expect(routeName()).toBe('blackCup');
});

test('a helper of another helper, at a bargain of their own', async () => {
  const { begin, view, calls } = comeToPage({ assistanceCode: 'helper-1' });
  calls.findInvitation.next({ kind: 'answered', value: { code: 120101 } });
  await begin();
  expect(view()).toEqual({ ...OWN, isDownlink: true });
});

test('a visitor who has to log in', async () => {
  const { begin, view, send } = comeToPage({ loggedIn: false });
  await begin();
  await send({ type: 'CUT' });
  expect(view()).toEqual({ step: 'loginRequired' });
});
