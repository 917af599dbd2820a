import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityState, isActivityOpen } from './activity-state.ts';

// The codes are written out: they are section 4 of the specification, not whatever the table says.
test.each([
  [0, 'notStarted', false],
  [10, 'inProgress', true],
  [20, 'ended', false],
  [30, 'expired', false],
  [40, 'takenOff', false],
])('%i is %s', (code, state, isOpen) => {
  expect(activityState(code)).toBe(state);
  expect(isActivityOpen(code)).toBe(isOpen);
});

test('no other code is a state', () => {
  const codes = new Set<number>([0, 10, 20, 30, 40]);
  const other = fc.oneof(fc.integer(), fc.integer({ min: -5, max: 50 }));
  fc.assert(
    fc.property(
      other.filter((code) => !codes.has(code)),
      (code) => {
        expect(activityState(code)).toBeNull();
        expect(isActivityOpen(code)).toBe(false);
      },
    ),
  );
});
