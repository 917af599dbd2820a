import { expect, test } from 'vitest';
import { bargainDraftOf, parseBargainDraft } from './bargain-draft.ts';

const DRAFT = { prizeId: 'latte', pendingKey: 'key-1', shared: true, review: 'Enak' };
const NOTHING = { prizeId: null, pendingKey: null, shared: false, review: '' };

test('a draft is the choice, the review, and the pending cut', () => {
  expect(bargainDraftOf(NOTHING)).toBeNull();
  for (const part of [{ prizeId: 'latte' }, { pendingKey: 'key-1' }, { review: 'E' }, DRAFT]) {
    expect(bargainDraftOf({ ...NOTHING, ...part })).toEqual({ ...NOTHING, ...part });
  }
});

test('a share without a pending cut is over', () => {
  expect(bargainDraftOf({ ...DRAFT, pendingKey: null })).toEqual({
    ...DRAFT,
    pendingKey: null,
    shared: false,
  });
});

test('a stored draft is read back', () => {
  expect(parseBargainDraft(DRAFT)).toEqual(DRAFT);
  expect(parseBargainDraft(NOTHING)).toEqual(NOTHING);
});

test('a draft of an earlier version, which names the side of the cut, is read', () => {
  expect(parseBargainDraft({ ...DRAFT, side: 'own' })).toEqual(DRAFT);
});

test('a draft of an earlier version has no review', () => {
  const { review: _, ...earlier } = DRAFT;
  expect(parseBargainDraft(earlier)).toEqual({ ...DRAFT, review: '' });
});

test.each([
  null,
  {},
  { ...DRAFT, shared: 'yes' },
  { ...DRAFT, prizeId: 1 },
  { pendingKey: 'key-1' },
])('%j is no draft', (stored) => {
  expect(parseBargainDraft(stored)).toBeNull();
});
