import { describe, expect, test } from 'vitest';
import type { CommunityActivity } from './community.gateway.ts';
import { createCommunityActivity } from './community.memory.ts';
import { activityDay, communityStatus, placesLeft } from './community-status.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);

/** An activity on the evening of the 21st, WIB. */
const EVENING = createCommunityActivity('latte', at('21T19:00:00'));

function stand(moment: string, changes: Partial<CommunityActivity> = {}) {
  return communityStatus({ ...EVENING, ...changes }, at(moment));
}

test('allows a check-in on the WIB day of the start, in any time zone', () => {
  const day = { start: at('21T00:00:00'), end: at('22T00:00:00') };
  expect(activityDay(EVENING)).toEqual(day);
  expect(activityDay({ startsAt: at('21T00:00:00') })).toEqual(day);
  expect(activityDay({ startsAt: at('21T23:59:59.999') })).toEqual(day);
});

describe('a user who is not registered', () => {
  test('may register until it begins, and not after', () => {
    expect(stand('21T18:59:59.999')).toEqual({ kind: 'open', until: at('21T19:00:00') });
    expect(stand('21T19:00:00')).toEqual({ kind: 'closed', until: at('21T21:00:00') });
    expect(stand('21T20:59:59.999').kind).toBe('closed');
  });

  test('sees that it is over once it has ended, or its day has', () => {
    const ended = { kind: 'ended', until: Number.POSITIVE_INFINITY };
    expect(stand('21T21:00:00')).toEqual(ended);
    const endsAt = at('22T01:00:00');
    expect(stand('21T23:59:59.999', { endsAt })).toEqual({
      kind: 'closed',
      until: at('22T00:00:00'),
    });
    expect(stand('22T00:00:00', { endsAt })).toEqual(ended);
  });

  test('may not register if it is full, unless a place becomes free', () => {
    expect(stand('20T12:00:00', { taken: 9 }).kind).toBe('open');
    expect(stand('20T12:00:00', { taken: 10 })).toEqual({
      kind: 'full',
      until: at('21T19:00:00'),
    });
    expect(stand('20T12:00:00', { taken: 11 }).kind).toBe('full');
  });

  test('sees that a full activity has begun once it has', () => {
    expect(stand('21T19:00:00', { taken: 10 }).kind).toBe('closed');
  });
});

test('lets a registered user wait, cancel until the start, and check in until the day ends', () => {
  const registration = 'registered';
  expect(stand('20T23:59:59.999', { registration })).toEqual({
    kind: 'registered',
    until: at('21T00:00:00'),
  });
  expect(stand('21T00:00:00', { registration })).toEqual({
    kind: 'checkInDay',
    until: at('21T19:00:00'),
  });
  expect(stand('21T18:59:59.999', { registration }).kind).toBe('checkInDay');
  expect(stand('21T19:00:00', { registration })).toEqual({
    kind: 'begun',
    until: at('22T00:00:00'),
  });
  expect(stand('21T23:59:59.999', { registration }).kind).toBe('begun');
});

test.each([
  ['cancelled', 'cancelled'],
  ['rewarded', 'attended'],
] as const)('shows a user who has %s as %s until the day is over', (registration, kind) => {
  expect(stand('20T12:00:00', { registration })).toEqual({ kind, until: at('22T00:00:00') });
  expect(stand('21T23:59:59.999', { registration }).kind).toBe(kind);
});

test.each(['none', 'registered', 'cancelled', 'rewarded'] as const)(
  'ends with its day for good, for “%s”',
  (registration) => {
    expect(stand('22T00:00:00', { registration })).toEqual({
      kind: 'ended',
      until: Number.POSITIVE_INFINITY,
    });
  },
);

test('lets a checked-in user claim the rewards at any time', () => {
  const due = { kind: 'rewardsDue', until: Number.POSITIVE_INFINITY };
  expect(stand('21T19:00:00', { registration: 'checkedIn' })).toEqual(due);
  expect(stand('30T12:00:00', { registration: 'checkedIn' })).toEqual(due);
});

test('offers no claim without rewards', () => {
  const changes = { registration: 'checkedIn', rewards: [] } as const;
  expect(stand('21T19:00:00', changes)).toEqual({ kind: 'attended', until: at('22T00:00:00') });
  expect(stand('22T00:00:00', changes).kind).toBe('ended');
});

test('gives a registered user no rewards yet', () => {
  expect(stand('21T19:00:00', { registration: 'registered' }).kind).toBe('begun');
});

test.each([
  [4, 6],
  [10, 0],
  [12, 0],
])('of ten places %i are taken: %i are left', (taken, left) => {
  expect(placesLeft({ quota: 10, taken })).toBe(left);
});
