import { expect, test } from 'vitest';
import type { CommunityActivity, CommunitySurvey } from './community.gateway.ts';
import { createCommunityActivity } from './community.memory.ts';
import { activitiesOn, activityDays, communityTabs } from './community-tabs.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);

function activity(
  id: string,
  starts: string,
  registration: CommunityActivity['registration'] = 'none',
): CommunityActivity {
  return createCommunityActivity(id, at(starts), { registration });
}

function survey(id: string, ends: string, changes: Partial<CommunitySurvey> = {}): CommunitySurvey {
  const title = { id: 'Survei', en: 'Survey', zh: '问卷' };
  return { id, title, endsAt: at(ends), isFull: false, answeredAt: null, ...changes };
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

const ACTIVITIES = [
  activity('next week', '28T19:00:00'),
  activity('tomorrow', '22T19:00:00', 'registered'),
  activity('called off', '23T19:00:00', 'cancelled'),
  activity('this morning', '21T08:00:00'),
  activity('last week', '14T19:00:00', 'rewarded'),
  activity('yesterday', '20T19:00:00', 'checkedIn'),
  activity('missed', '19T19:00:00', 'registered'),
  activity('never mine', '18T19:00:00'),
];

test('lists activities ahead or today by start, without cancelled ones', () => {
  const { activity: tab } = communityTabs(
    { surveys: [], activities: ACTIVITIES },
    at('21T09:00:00'),
  );
  expect(idsOf(tab)).toEqual(['this morning', 'tomorrow', 'next week']);
});

test('lists what is over today last, unless the user can still do something', () => {
  const activities = [
    activity('over', '21T08:00:00'),
    activity('attended', '21T07:00:00', 'rewarded'),
    activity('check-in', '21T06:00:00', 'registered'),
    activity('rewards', '21T05:00:00', 'checkedIn'),
    activity('running', '21T11:00:00'),
    activity('attended early', '21T20:00:00', 'rewarded'),
    activity('tomorrow', '22T08:00:00'),
  ];
  const { activity: tab } = communityTabs({ surveys: [], activities }, at('21T12:00:00'));
  expect(idsOf(tab)).toEqual([
    'rewards',
    'check-in',
    'running',
    'attended early',
    'tomorrow',
    'attended',
    'over',
  ]);
});

test('lists an activity last from the moment at which it ends', () => {
  const activities = [activity('ending', '21T10:00:00'), activity('tomorrow', '22T08:00:00')];
  const tabAt = (moment: string) => communityTabs({ surveys: [], activities }, at(moment)).activity;
  expect(idsOf(tabAt('21T11:59:59.999'))).toEqual(['ending', 'tomorrow']);
  expect(idsOf(tabAt('21T12:00:00'))).toEqual(['tomorrow', 'ending']);
});

test('lists the user’s own past activities, latest first, as history', () => {
  const { history } = communityTabs({ surveys: [], activities: ACTIVITIES }, at('21T12:00:00'));
  expect(idsOf(history)).toEqual(['called off', 'yesterday', 'missed', 'last week']);
});

test('moves an activity to history when its WIB day ends', () => {
  const activities = [activity('today', '21T08:00:00', 'rewarded')];
  const last = communityTabs({ surveys: [], activities }, at('21T23:59:59.999'));
  expect([idsOf(last.activity), idsOf(last.history)]).toEqual([['today'], []]);
  const over = communityTabs({ surveys: [], activities }, at('22T00:00:00'));
  expect([idsOf(over.activity), idsOf(over.history)]).toEqual([[], ['today']]);
});

test('lists the surveys that run by end, and last those that are answered or full', () => {
  const surveys = [
    survey('later', '30T00:00:00'),
    survey('sooner', '25T00:00:00'),
    survey('answered', '25T00:00:00', { answeredAt: at('20T00:00:00') }),
    survey('full', '24T00:00:00', { isFull: true }),
    survey('answered and over', '21T12:00:00', { answeredAt: at('20T00:00:00') }),
    survey('over', '21T12:00:00'),
    survey('last moment', '21T12:00:00.001'),
  ];
  const tabs = communityTabs({ surveys, activities: [] }, at('21T12:00:00'));
  expect(idsOf(tabs.survey)).toEqual(['last moment', 'sooner', 'later', 'full', 'answered']);
});

test('offers each WIB day once and in order, with its activities, in the date picker', () => {
  const activities = [
    activity('evening', '22T23:30:00'),
    activity('first', '20T00:00:00'),
    activity('morning', '22T00:00:00'),
  ];
  expect(activityDays(activities)).toEqual([at('20T00:00:00'), at('22T00:00:00')]);
  expect(idsOf(activitiesOn(activities, at('22T12:00:00')))).toEqual(['evening', 'morning']);
  expect(activitiesOn(activities, at('21T23:59:59.999'))).toEqual([]);
});
