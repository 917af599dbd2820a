import { expect, test } from 'vitest';
import { friendCutMessage } from './friend-cut-message.ts';

test.each([
  [1, 12_500, { message: 'friendCut', amount: '12.500' }],
  [2, 900, { message: 'friendsCut', amount: '900' }],
  [11, 1_000_000, { message: 'friendsCut', amount: '1.000.000' }],
] as const)('reports %i friends who cut %i as %j', (friends, amount, message) => {
  expect(friendCutMessage(friends, amount)).toEqual(message);
});
