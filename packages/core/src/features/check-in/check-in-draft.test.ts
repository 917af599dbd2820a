import { expect, test } from 'vitest';
import { parseCheckInDraft } from './check-in-draft.ts';

test('a stored check-in is read back', () => {
  expect(parseCheckInDraft({ pendingKey: 'key-1' })).toEqual({ pendingKey: 'key-1' });
});

test.each([null, undefined, 'key-1', {}, { pendingKey: 7 }])('%j is no draft', (stored) => {
  expect(parseCheckInDraft(stored)).toBeNull();
});
