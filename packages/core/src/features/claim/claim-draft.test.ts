import { expect, test } from 'vitest';
import { parseClaimDraft } from './claim-draft.ts';

test('a stored draft is read back', () => {
  expect(parseClaimDraft({ pendingKey: 'key-1' })).toEqual({ pendingKey: 'key-1' });
});

test.each([null, undefined, 'key-1', {}, { pendingKey: 7 }])('%j is no draft', (stored) => {
  expect(parseClaimDraft(stored)).toBeNull();
});
