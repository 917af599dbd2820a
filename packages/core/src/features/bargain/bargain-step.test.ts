import { expect, test } from 'vitest';
import { createAssistance, createCut } from './bargain.memory.ts';
import { bargainStep } from './bargain-step.ts';

// Section 4 of the specification: 0 gives the fourth label, 1 the third, 2 and 3 the second.
test.each([
  [4, 'cutAgain'],
  [3, 'cutAgain'],
  [2, 'cutAgain'],
  [1, 'shareLink'],
  [0, 'askFriends'],
  [-1, 'askFriends'],
] as const)('with %i own cuts open the step is %s', (ownCutsLeft, step) => {
  expect(bargainStep(createAssistance({ ownCutsLeft }))).toBe(step);
});

test('before the first cut the step is that cut', () => {
  expect(bargainStep(null)).toBe('firstCut');
});

test.each([0, 1, 3])(
  'once the price is reached the step is the reward, with %i cuts open',
  (left) => {
    const at = (cutProgress: number) =>
      createAssistance({ ownCutsLeft: left, cuts: [createCut('a', { cutProgress })] });
    expect(bargainStep(at(40_000))).toBe('checkReward');
    expect(bargainStep(at(39_999))).not.toBe('checkReward');
  },
);
