import { expect, test } from 'vitest';
import { inviteOutcome } from './invite-outcome.ts';

test.each([
  [0, 'bound'],
  [20101, 'ownCode'],
  [20102, 'alreadyBound'],
  [20103, 'existingUser'],
  [10015, 'unknownCode'],
  [30011, null],
  [30007, null],
] as const)('%i is %s', (code, outcome) => {
  expect(inviteOutcome({ code })).toBe(outcome);
});
