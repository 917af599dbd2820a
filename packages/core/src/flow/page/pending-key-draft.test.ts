import { expect, test } from 'vitest';
import { parsePendingKeyDraft } from './pending-key-draft.ts';

test('what was kept of a draw is read back', () => {
  expect(parsePendingKeyDraft({ pendingKey: 'key-1' })).toEqual({ pendingKey: 'key-1' });
});

test.each([null, undefined, 'key-1', {}, { pendingKey: 7 }])('%j is no draft', (stored) => {
  expect(parsePendingKeyDraft(stored)).toBeNull();
});
