import { expect, test } from 'vitest';
import { BLANK_DRAFT, parseReferralDraft, referralDraftOf } from './referral-draft.ts';

const DRAFT = { isAccepted: true, pendingKey: 'key-1' };

test('keeps an accepted invitation', () => {
  expect(referralDraftOf(BLANK_DRAFT)).toBeNull();
  expect(referralDraftOf(DRAFT)).toEqual(DRAFT);
  expect(referralDraftOf({ ...DRAFT, pendingKey: null })).toEqual({ ...DRAFT, pendingKey: null });
});

test('reads a draft as it was kept', () => {
  expect(parseReferralDraft(DRAFT)).toEqual(DRAFT);
  for (const stored of [null, {}, { isAccepted: 1, pendingKey: null }, { isAccepted: true }]) {
    expect(parseReferralDraft(stored)).toBeNull();
  }
});
