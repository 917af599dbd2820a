import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import {
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  HELP,
  LATTE,
} from '../../testing/memory-bargain-gateway.ts';
import {
  campaignRefreshed,
  cutAnswered,
  cutRequest,
  cutsOf,
  ownRoute,
  prizeOf,
  routeToShare,
  startOf,
  stepOf,
  unread,
} from './bargain-context.ts';

const CUT = createCut('a', { friend: '+62' });
const BEGUN = createBargainCampaign(5, { assistance: createAssistance({ cuts: [CUT] }) });
const NOT_BEGUN = createBargainCampaign(5);

test('of a campaign that is not read nothing is known', () => {
  const context = { campaign: null, prizeId: 'latte' };
  expect([prizeOf(context), stepOf(context), cutsOf(context)]).toEqual([null, null, []]);
  const request = { activityCode: 'nego', prizeId: '', shared: true };
  expect(cutRequest({ ...request, ...context })).toEqual(request);
});

test('of one that is read its prize, its step and its cuts are', () => {
  const context = { campaign: BEGUN, prizeId: null };
  expect([prizeOf(context), stepOf(context), cutsOf(context)]).toEqual([LATTE, 'cutAgain', [CUT]]);
  expect(cutsOf({ campaign: NOT_BEGUN })).toEqual([]);
});

test('whose bargain it is, a cut under way says, else the link', () => {
  const sideOf = (assistanceCode: string, pendingKey: string | null, side?: 'own' | 'helper') =>
    unread({ assistanceCode, pendingKey, side }).side;
  expect([sideOf('', null, 'helper'), sideOf('friend-1', null, 'own')]).toEqual(['own', 'helper']);
  expect([sideOf('friend-1', 'key', 'own'), sideOf('friend-1', 'key', 'helper')]).toEqual([
    'own',
    'helper',
  ]);
  expect([sideOf('', 'key'), sideOf('friend-1', 'key')]).toEqual(['own', 'helper']);
});

test('it starts when the backend told who was too early, else when the campaign says', () => {
  const notStarted = { kind: 'notStarted', startsAt: 9 } as const;
  expect(startOf({ turnedAway: notStarted, campaign: BEGUN })).toBe(9);
  expect(startOf({ turnedAway: { ...notStarted, startsAt: null }, campaign: BEGUN })).toBeNull();
  expect(startOf({ turnedAway: { kind: 'downlink' }, campaign: BEGUN })).toBe(5);
  expect(startOf({ turnedAway: null, campaign: BEGUN })).toBe(5);
  expect(startOf({ turnedAway: null, campaign: null })).toBeNull();
});

test('what is shared is one’s own bargain, the help that was given, or else the campaign', () => {
  const invitation = createInvitation({ kind: 'freeCup', help: HELP });
  const context = { activityCode: 'nego', campaign: NOT_BEGUN, invitation };
  const own = '/bargain/main?activityCode=nego&assistanceCode=own-1';
  expect(routeToShare({ ...context, campaign: BEGUN })).toBe(own);
  const passedOn = '/blackCup?activityCode=nego&assistanceCode=helper-1';
  expect(routeToShare(context)).toBe(passedOn);
  expect(routeToShare({ ...context, campaign: null })).toBe(passedOn);
  const invited = { ...context, invitation: { ...invitation, help: null } };
  expect(routeToShare(invited)).toBe('/blackCup?activityCode=nego');
  expect(routeToShare({ ...context, invitation: null })).toBe('/bargain/main?activityCode=nego');
  expect(ownRoute(context)).toBe('/blackCup?activityCode=nego');
});

test('what friends cut since the last look is news', () => {
  const news = { kind: 'friendCuts', friends: 1, amount: CUT.cutProgress };
  expect(campaignRefreshed({ campaign: NOT_BEGUN }, succeed(BEGUN))).toEqual({
    campaign: BEGUN,
    news,
  });
  expect(campaignRefreshed({ campaign: BEGUN }, succeed(BEGUN))).toEqual({ campaign: BEGUN });
  expect(campaignRefreshed({ campaign: BEGUN }, fail({ kind: 'unreachable' }))).toEqual({});
});

test('a cut without a campaign changes none', () => {
  const assistance = createAssistance();
  const outcome = { kind: 'cut', assistance, cut: null } as const;
  expect(cutAnswered({ campaign: null, pendingKey: 'key-1' }, succeed(outcome))).toEqual({
    campaign: null,
    news: null,
    pendingKey: null,
    shared: false,
  });
});
