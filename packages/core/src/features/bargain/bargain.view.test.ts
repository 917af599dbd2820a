import { expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { fail } from '../../platform/result.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createMemoryBargainPorts,
  LATTE,
} from './bargain.memory.ts';
import { bargainPage } from './bargain.page.ts';

const SHARE = { type: 'SHARE', title: 'Nego', text: 'Bantu!' } as const;

/** A page before it loads, and its view. Nothing can be shared here. */
function visitPage(parts: Partial<BargainCampaign> = {}, start: Partial<PageStart> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { ports, calls, friendCuts, sharing } = createMemoryBargainPorts(clock, parts);
  sharing(fail({ kind: 'unavailable' }));
  const page = openPage(bargainPage, ports, clock, { key: 'nego', ...start });
  return { ...page, calls, friendCuts, begin: page.start };
}

const OWN = {
  step: 'own',
  campaign: createBargainCampaign(MEMORY_START),
  prize: LATTE,
  label: 'firstCut',
  cutTotal: 0,
  priceLeft: 40_000,
  cuts: [],
  review: '',
  news: null,
  isDownlink: false,
  canChooseAgain: false,
  address: null,
  link: null,
  problem: null,
  isBusy: false,
};

test('a bargain before, while and after its first cut', async () => {
  const { begin, view, send, calls, routeName } = visitPage();
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
  expect(view()).toMatchObject({ step: 'own', isBusy: true, news: null });
});

test.each([
  [1, 'shareLink'],
  [0, 'askFriends'],
] as const)('with %i own cuts left its label is %s', async (ownCutsLeft, label) => {
  const { begin, view } = visitPage({ assistance: createAssistance({ ownCutsLeft }) });
  await begin();
  expect(view()).toMatchObject({ label });
});

test('a price that is reached', async () => {
  const cuts = [createCut('a', { cutProgress: 40_000 })];
  const { begin, view } = visitPage({ assistance: createAssistance({ cuts }) });
  await begin();
  expect(view()).toMatchObject({ step: 'own', label: 'checkReward', priceLeft: 0 });
});

test('friends who cut: one, and several', async () => {
  const { begin, view, send, friendCuts } = visitPage({ assistance: createAssistance() });
  await begin();
  friendCuts(7500);
  await send({ type: 'VISIBLE' });
  expect(view()).toMatchObject({ news: { message: 'friendCut', amount: '7.500' } });
  friendCuts(1000);
  friendCuts(2000);
  await send({ type: 'VISIBLE' });
  expect(view()).toMatchObject({ news: { message: 'friendsCut', amount: '3.000' } });
});

test('a link to copy', async () => {
  const assistance = createAssistance({ ownCutsLeft: 0 });
  const { begin, view, send, routeName } = visitPage({ assistance, kind: 'freeCup' });
  await begin();
  await send(SHARE);
  const address = 'https://h5.test/#/blackCup?activityCode=nego&assistanceCode=own-1';
  expect(view()).toMatchObject({ step: 'own', address, link: { address, state: 'shown' } });
  expect(routeName()).toBe('blackCup');
});

test('a choice of prizes, and a chosen prize', async () => {
  const prizes = [LATTE, CAKE];
  const { begin, view, send, routeName } = visitPage({ prizes });
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
  const early = visitPage({ startsAt });
  await early.begin();
  expect(early.view()).toEqual({ step: 'notStarted', startsAt });
  const late = visitPage({ endsAt: MEMORY_START });
  await late.begin();
  expect([late.view(), late.routeName()]).toEqual([{ step: 'ended', next: 'home' }, null]);
});

test('a user who followed another helper’s link', async () => {
  const { begin, view } = visitPage({}, { query: { downlink: '1' } });
  await begin();
  expect(view()).toEqual({ ...OWN, isDownlink: true });
});
