import { expect, test } from 'vitest';
import type { CheckInCampaign } from './check-in.gateway.ts';
import { createCheckInCampaign } from './check-in.memory.ts';
import { checkInCalendar } from './check-in-calendar.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);

/** Five days, from a morning until a morning; today is the 21st. */
const FIVE_DAYS = createCheckInCampaign(at('19T10:00:00'), { endsAt: at('23T10:00:00') });
const [two, three] = FIVE_DAYS.rewards;

function calendar(changes: Partial<CheckInCampaign>, now = '21T12:00:00') {
  return checkInCalendar({ ...FIVE_DAYS, ...changes }, at(now)).map(({ start, state, reward }) => [
    new Date(start + 7 * 3_600_000).getUTCDate(),
    state,
    reward,
  ]);
}

test('lists every WIB day of the campaign with its reward', () => {
  expect(calendar({ checkIns: [at('20T08:00:00')] })).toEqual([
    [19, 'before', null],
    [20, 'checkedIn', null],
    [21, 'today', two],
    [22, 'ahead', three],
    [23, 'ahead', null],
  ]);
});

test('continues from today’s check-in', () => {
  expect(calendar({ checkIns: [at('21T08:00:00')] })).toEqual([
    [19, 'before', null],
    [20, 'before', null],
    [21, 'checkedIn', null],
    [22, 'ahead', two],
    [23, 'ahead', three],
  ]);
});

test('a day without a check-in is missed only after the first one', () => {
  const states = (checkIns: readonly number[]) =>
    calendar({ checkIns }, '22T12:00:00').map(([, state]) => state);
  const rest = ['today', 'ahead'];
  expect(states([at('19T08:00:00')])).toEqual(['checkedIn', 'missed', 'missed', ...rest]);
  expect(states([at('20T08:00:00')])).toEqual(['before', 'checkedIn', 'missed', ...rest]);
  expect(states([])).toEqual(['before', 'before', 'before', ...rest]);
});

test('promises no reward twice', () => {
  const rewards = FIVE_DAYS.rewards.map((one) =>
    one.streak === 2 ? { ...one, voucherId: 'voucher-1' } : one,
  );
  expect(calendar({ rewards }).map(([, , reward]) => reward)).toEqual([
    null,
    null,
    null,
    null,
    three,
  ]);
});

test('begins each of its days at midnight in WIB', () => {
  expect(checkInCalendar(FIVE_DAYS, at('18T12:00:00')).map(({ start }) => start)).toEqual([
    at('19T00:00:00'),
    at('20T00:00:00'),
    at('21T00:00:00'),
    at('22T00:00:00'),
    at('23T00:00:00'),
  ]);
});

test('has no day after the end of the campaign', () => {
  const days = checkInCalendar({ ...FIVE_DAYS, endsAt: at('21T00:00:00') }, at('19T12:00:00'));
  expect(days.map(({ state }) => state)).toEqual(['today', 'ahead']);
});
