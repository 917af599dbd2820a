import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityState, isActivityOpen } from './activity-state.ts';

// The codes are spelled out: the test checks section 4 of the specification, not the table.
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

test('maps no other code to a state', () => {
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
