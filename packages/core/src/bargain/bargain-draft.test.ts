import { expect, test } from 'vitest';
import type { BargainContext } from './bargain.types.ts';
import { goOnWith, unread } from './bargain-context.ts';
import { BLANK_DRAFT, bargainDraftOf, parseBargainDraft } from './bargain-draft.ts';

const DRAFT = { prizeId: 'latte', pendingKey: 'key-1', shared: true, side: 'helper' } as const;

const CONTEXT: BargainContext = {
  activityCode: 'nego',
  assistanceCode: '',
  loggedIn: true,
  hidden: false,
  mayBeDone: false,
  ...unread({ assistanceCode: '', ...BLANK_DRAFT }),
  ...BLANK_DRAFT,
};

test('a draft is what was chosen, and what is under way', () => {
  expect(bargainDraftOf(CONTEXT)).toBeNull();
  const chosen = { ...BLANK_DRAFT, prizeId: 'latte' };
  expect(bargainDraftOf({ ...CONTEXT, ...chosen })).toEqual(chosen);
  const underWay = { ...BLANK_DRAFT, pendingKey: 'key-1' };
  expect(bargainDraftOf({ ...CONTEXT, ...underWay })).toEqual(underWay);
  expect(bargainDraftOf({ ...CONTEXT, ...DRAFT })).toEqual(DRAFT);
});

test('what is stored is a draft, or nothing', () => {
  expect(parseBargainDraft(DRAFT)).toEqual(DRAFT);
  expect(parseBargainDraft(BLANK_DRAFT)).toEqual(BLANK_DRAFT);
  const { side: _side, ...without } = DRAFT;
  const wrong = [{ shared: 'yes' }, { prizeId: 1 }, { side: 'friend' }];
  for (const stored of [null, {}, without, ...wrong.map((part) => ({ ...DRAFT, ...part }))]) {
    expect(parseBargainDraft(stored)).toBeNull();
  }
});

test('who is logged out goes on with their choice alone', () => {
  const input = { activityCode: 'nego', assistanceCode: '', draft: DRAFT };
  expect(goOnWith({ ...input, loggedIn: true })).toEqual(DRAFT);
  expect(goOnWith({ ...input, loggedIn: false })).toEqual({ ...BLANK_DRAFT, prizeId: 'latte' });
  expect(goOnWith({ ...input, loggedIn: true, draft: null })).toEqual(BLANK_DRAFT);
});
