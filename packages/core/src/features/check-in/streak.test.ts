import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../rules/calendar/wib.ts';
import { createCheckInCampaign } from './check-in.memory.ts';
import { isCheckedIn, missedDay, nextReward, streakOf } from './streak.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);
const NOON = at('21T12:00:00');

test('counts a check-in day from midnight to midnight WIB', () => {
  const checkIns = [at('21T00:00:00')];
  expect(isCheckedIn({ checkIns }, at('20T23:59:59.999'))).toBe(false);
  expect(isCheckedIn({ checkIns }, at('21T00:00:00'))).toBe(true);
  expect(isCheckedIn({ checkIns }, at('21T23:59:59.999'))).toBe(true);
  expect(isCheckedIn({ checkIns }, at('22T00:00:00'))).toBe(false);
});

describe('a streak', () => {
  test.each([
    ['of nobody', [], 0],
    ['of today alone', ['21T08:00:00'], 1],
    ['up to yesterday, before today’s', ['19T08:00:00', '20T23:59:59'], 2],
    ['up to today', ['19T08:00:00', '20T00:00:00', '21T11:00:00'], 3],
    ['that was broken the day before yesterday', ['18T08:00:00', '20T08:00:00'], 1],
    ['that yesterday broke', ['18T08:00:00', '19T08:00:00'], 0],
    ['that yesterday broke, and today started again', ['19T08:00:00', '21T08:00:00'], 1],
    ['in any order', ['21T08:00:00', '19T08:00:00', '20T08:00:00'], 3],
  ])('%s: %j', (_, days, streak) => {
    expect(streakOf({ checkIns: days.map(at) }, NOON)).toBe(streak);
  });

  test('is as long as its days, at any time of day', () => {
    const hours = fc.integer({ min: -12, max: 11 });
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 10 }), (offsets) => {
        const checkIns = offsets.map((hour, ago) => addDays(NOON, -ago) + hour * 3_600_000);
        expect(streakOf({ checkIns }, NOON)).toBe(offsets.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the next reward', () => {
  const campaign = createCheckInCampaign(at('20T00:00:00'));
  const [two, three] = campaign.rewards;

  test('is the shortest streak ahead', () => {
    expect(nextReward(campaign, NOON)).toEqual({ reward: two, daysLeft: 2 });
    const checkIns = [at('20T08:00:00')];
    expect(nextReward({ ...campaign, checkIns }, NOON)).toEqual({ reward: two, daysLeft: 1 });
  });

  test('is none already earned or passed', () => {
    const checkIns = [at('20T08:00:00'), at('21T08:00:00')];
    expect(nextReward({ ...campaign, checkIns }, NOON)).toEqual({ reward: three, daysLeft: 1 });
    const earned = campaign.rewards.map((one) => ({ ...one, voucherId: 'v' }));
    expect(nextReward({ ...campaign, rewards: earned.slice(0, 1) }, NOON)).toBeNull();
    expect(nextReward({ ...campaign, rewards: earned }, NOON)).toBeNull();
  });
});

test.each([
  ['nobody checked in', [], null],
  ['today is the first day', ['21T08:00:00'], null],
  ['no day is missed', ['19T08:00:00', '20T08:00:00'], null],
  ['yesterday is missed', ['18T08:00:00', '19T08:00:00'], '20T00:00:00'],
  ['several are missed: the first', ['16T08:00:00', '17T23:59:59'], '18T00:00:00'],
  ['today starts again', ['19T08:00:00', '21T08:00:00'], '20T00:00:00'],
])('the missed day, if %s', (_, days, missed) => {
  expect(missedDay({ checkIns: days.map(at) }, NOON)).toBe(missed === null ? null : at(missed));
});
