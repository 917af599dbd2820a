import { expect, test } from 'vitest';
import { giftCardDraftOf, parseGiftCardDraft } from './gift-card-draft.ts';

const PENDING = { key: 'key-1', code: 'ABCD2345EFGH6789' };

const BLANK = { typed: '', pendingKey: null, code: '' };

test('keeps what is typed, and the pending card', () => {
  expect(giftCardDraftOf({ ...BLANK, typed: 'abc' })).toEqual({ typed: 'abc', pending: null });
  expect(giftCardDraftOf({ ...BLANK, pendingKey: PENDING.key, code: PENDING.code })).toEqual({
    typed: '',
    pending: PENDING,
  });
});

test('keeps nothing if nothing is typed, nor the card of an earlier redemption', () => {
  expect(giftCardDraftOf(BLANK)).toBeNull();
  expect(giftCardDraftOf({ ...BLANK, code: PENDING.code })).toBeNull();
});

test('reads a draft as it was kept', () => {
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
