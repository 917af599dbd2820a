import { expect, test } from 'vitest';
import { loaded } from '../../testing/outcomes.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  LATTE,
} from './bargain.memory.ts';
import {
  afterCut,
  campaignRefreshed,
  cutRequest,
  cutsOf,
  prizeOf,
  routeToShare,
  startOf,
  stepOf,
} from './own-bargain.ts';

const CUT = createCut('a', { friend: '+62' });
const BEGUN = createBargainCampaign(5, { assistance: createAssistance({ cuts: [CUT] }) });
const NOT_BEGUN = createBargainCampaign(5);

test('a campaign has its prize, step and cuts', () => {
  const context = { campaign: BEGUN, prizeId: null };
  expect([prizeOf(context), stepOf(context), cutsOf(context)]).toEqual([LATTE, 'cutAgain', [CUT]]);
  expect(cutsOf({ campaign: NOT_BEGUN })).toEqual([]);
  const several = { ...NOT_BEGUN, prizes: [LATTE, CAKE] };
  expect(prizeOf({ campaign: several, prizeId: null })).toBeNull();
  expect(cutRequest({ campaign: several, prizeId: 'cake', shared: true })).toEqual({
    activityCode: 'nego',
    prizeId: 'cake',
    shared: true,
  });
});

test('the start is what the backend said to a cut, else that of the campaign', () => {
  const notStarted = { kind: 'notStarted', startsAt: 9 } as const;
  expect(startOf({ refusal: notStarted, campaign: BEGUN })).toBe(9);
  expect(startOf({ refusal: { ...notStarted, startsAt: null }, campaign: BEGUN })).toBeNull();
  expect(startOf({ refusal: { kind: 'ended' }, campaign: BEGUN })).toBe(5);
  expect(startOf({ refusal: null, campaign: BEGUN })).toBe(5);
});

test('a bargain is shared by its own link', () => {
  expect(routeToShare({ campaign: BEGUN })).toBe(
    '/bargain/main?activityCode=nego&assistanceCode=own-1',
  );
  expect(routeToShare({ campaign: { ...BEGUN, kind: 'freeCup' } })).toBe(
    '/blackCup?activityCode=nego&assistanceCode=own-1',
  );
});

test('friends’ cuts since the last load are news', () => {
  const news = { kind: 'friendCuts', friends: 1, amount: CUT.cutProgress };
  expect(campaignRefreshed({ campaign: NOT_BEGUN }, loaded(BEGUN))).toEqual({
    campaign: BEGUN,
    news,
  });
  expect(campaignRefreshed({ campaign: BEGUN }, loaded(BEGUN))).toEqual({ campaign: BEGUN });
  const failed = { kind: 'failed', failure: { kind: 'unreachable' } } as const;
  expect(campaignRefreshed({ campaign: BEGUN }, failed)).toEqual({});
});

test('after an answer, the next cut is not the one that sharing earned', () => {
  const { assistance } = BEGUN;
  if (assistance === null) throw new Error('Failed to begin the bargain.');
  expect(afterCut({ campaign: NOT_BEGUN }, { kind: 'cut', assistance, cut: null })).toEqual({
    shared: false,
    campaign: { ...NOT_BEGUN, assistance },
    news: null,
  });
  expect(afterCut({ campaign: BEGUN }, { kind: 'ended' })).toEqual({
    shared: false,
    refusal: { kind: 'ended' },
  });
});
