import { expect, test } from 'vitest';
import type { GiftCardContext } from './gift-card.types.ts';
import { giftCardDraftOf, parseGiftCardDraft } from './gift-card-draft.ts';

const PENDING = { key: 'key-1', code: 'ABCD2345EFGH6789' };

const CONTEXT: GiftCardContext = {
  loggedIn: true,
  typed: '',
  pending: null,
  maybeApplied: false,
  receipt: null,
  problem: null,
};

test('what is typed, and what is under way, is kept', () => {
  expect(giftCardDraftOf({ ...CONTEXT, typed: 'abc' })).toEqual({ typed: 'abc', pending: null });
  expect(giftCardDraftOf({ ...CONTEXT, pending: PENDING })).toEqual({
    typed: '',
    pending: PENDING,
  });
});

test('where nothing is typed nothing is kept', () => {
  expect(giftCardDraftOf(CONTEXT)).toBeNull();
});

test('a draft is read as it was kept', () => {
  for (const draft of [
    { typed: 'abc', pending: PENDING },
    { typed: '', pending: null },
  ]) {
    expect(parseGiftCardDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  }
});

test.each([
  ['nothing', null],
  ['no text', { pending: null }],
  ['another text', { typed: 1, pending: null }],
  ['no card', { typed: '' }],
  ['a card without key', { typed: '', pending: { code: 'A' } }],
  ['a card without code', { typed: '', pending: { key: 'A' } }],
])('%s is no draft', (_, stored) => {
  expect(parseGiftCardDraft(stored)).toBeNull();
});
