import { expect, test } from 'vitest';
import { BLANK_DRAFT, parseReferralDraft, referralDraftOf } from './referral-draft.ts';

const DRAFT = { isAccepted: true, pendingKey: 'key-1' };

test('a draft is an invitation that was taken', () => {
  expect(referralDraftOf(BLANK_DRAFT)).toBeNull();
  expect(referralDraftOf(DRAFT)).toEqual(DRAFT);
  expect(referralDraftOf({ ...DRAFT, pendingKey: null })).toEqual({ ...DRAFT, pendingKey: null });
});

test('what is stored is a draft, or nothing', () => {
  expect(parseReferralDraft(DRAFT)).toEqual(DRAFT);
  for (const stored of [null, {}, { isAccepted: 1, pendingKey: null }, { isAccepted: true }]) {
    expect(parseReferralDraft(stored)).toBeNull();
  }
});
