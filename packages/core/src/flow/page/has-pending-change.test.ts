import { expect, test } from 'vitest';
import { hasPendingChange } from './has-pending-change.ts';

test.each([
  [{ pendingKey: 'key-1' }, true],
  [{ giftId: 'mug', typedQuantity: '2', pending: { key: 'key-1', giftId: 'mug' } }, true],
  [{ prizeId: 'latte', pendingKey: null }, false],
  [{ giftId: 'mug', typedQuantity: '2', pending: null }, false],
  ['key-1', false],
  [null, false],
])('of %j is %s', (draft, isPending) => {
  expect(hasPendingChange(draft)).toBe(isPending);
});
