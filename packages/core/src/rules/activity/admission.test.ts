import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NativeFailure } from '../../platform/native-host.ts';
import { fail, succeed } from '../../platform/result.ts';
import { ACTIVITY_STATE, activityState, routeInstead } from './admission.ts';

// The codes are spelled out: the test checks section 4 of the specification, not the table.
test.each([
  [0, 'notStarted'],
  [10, 'inProgress'],
  [20, 'ended'],
  [30, 'expired'],
  [40, 'takenOff'],
])('%i is %s', (code, state) => {
  expect(activityState(code)).toBe(state);
});

test('maps no other code to a state', () => {
  const codes = new Set<number>([0, 10, 20, 30, 40]);
  const other = fc.oneof(fc.integer(), fc.integer({ min: -5, max: 50 }));
  fc.assert(
    fc.property(
      other.filter((code) => !codes.has(code)),
      (code) => {
        expect(activityState(code)).toBeNull();
      },
    ),
  );
});

describe('instead of an activity', () => {
  const ROUTE = '/bargain/main?activityCode=nego';
  const BROWSER = fail<NativeFailure>({ kind: 'outside-app' });
  const inProgress = { activityState: ACTIVITY_STATE.inProgress } as const;

  test.each(['notStarted', 'inProgress', 'ended'] as const)(
    'there is nothing where its times say that it is %s',
    (state) => {
      const activity = { activityState: ACTIVITY_STATE[state] };
      expect(routeInstead(activity, ROUTE, succeed('3.2.9'))).toBeNull();
    },
  );

  test.each([
    ['expired', '/grey?state=30'],
    ['takenOff', '/grey?state=40'],
  ] as const)('that is %s there is %s', (state, route) => {
    expect(routeInstead({ activityState: ACTIVITY_STATE[state] }, ROUTE, BROWSER)).toBe(route);
  });

  test('an older app is updated, and leads back', () => {
    const activity = { ...inProgress, minimumAppVersion: '3.5.0' };
    expect(routeInstead(activity, ROUTE, succeed('3.4.9'))).toBe(
      '/app-open?to=%2Fbargain%2Fmain%3FactivityCode%3Dnego&version=3.5.0',
    );
  });

  test.each([
    succeed('3.5.0'),
    succeed('3.10.0'),
    BROWSER,
    fail<NativeFailure>({ kind: 'timeout' }),
  ])('there is nothing where the app answers %j', (appVersion) => {
    const activity = { ...inProgress, minimumAppVersion: '3.5.0' };
    expect(routeInstead(activity, ROUTE, appVersion)).toBeNull();
  });
});
