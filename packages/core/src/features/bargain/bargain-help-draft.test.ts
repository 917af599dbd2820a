import { expect, test } from 'vitest';
import { parseBargainHelpDraft } from './bargain-help-draft.ts';

test('a stored help is read back', () => {
  expect(parseBargainHelpDraft({ pendingKey: 'key-1' })).toEqual({ pendingKey: 'key-1' });
});

test('a draft of an earlier version, which holds an own cut too, is read', () => {
  const stored = { prizeId: null, pendingKey: 'key-1', shared: false, side: 'helper' };
  expect(parseBargainHelpDraft(stored)).toEqual({ pendingKey: 'key-1' });
});

test.each([null, undefined, 'key-1', {}, { pendingKey: 7 }, { pendingKey: null }])(
  '%j is no draft',
  (stored) => {
    expect(parseBargainHelpDraft(stored)).toBeNull();
  },
);
