import { expect, test } from 'vitest';
import { parsePendingKeyDraft } from './pending-key-draft.ts';

test('reads the stored draft of a draw', () => {
  expect(parsePendingKeyDraft({ pendingKey: 'key-1' })).toEqual({ pendingKey: 'key-1' });
});

test.each([null, undefined, 'key-1', {}, { pendingKey: 7 }])('rejects %j', (stored) => {
  expect(parsePendingKeyDraft(stored)).toBeNull();
});
