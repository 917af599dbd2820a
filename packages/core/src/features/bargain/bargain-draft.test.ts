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
  maybeApplied: false,
  ...BLANK_DRAFT,
  ...unread({ assistanceCode: '', ...BLANK_DRAFT }),
};

test('a draft is what was chosen, and what is under way', () => {
  expect(bargainDraftOf(CONTEXT)).toBeNull();
  const own = { ...BLANK_DRAFT, side: 'own' } as const;
  const chosen = { prizeId: 'latte' };
  expect(bargainDraftOf({ ...CONTEXT, ...chosen })).toEqual({ ...own, ...chosen });
  const underWay = { pendingKey: 'key-1' };
  expect(bargainDraftOf({ ...CONTEXT, ...underWay })).toEqual({ ...own, ...underWay });
  expect(bargainDraftOf({ ...CONTEXT, ...DRAFT })).toEqual(DRAFT);
});

test('what is stored is a draft, or nothing', () => {
  expect(parseBargainDraft(DRAFT)).toEqual(DRAFT);
  expect(parseBargainDraft(BLANK_DRAFT)).toEqual(BLANK_DRAFT);
  const wrong = [{ shared: 'yes' }, { prizeId: 1 }, { side: 'friend' }];
  for (const stored of [null, {}, ...wrong.map((part) => ({ ...DRAFT, ...part }))]) {
    expect(parseBargainDraft(stored)).toBeNull();
  }
});

test('a draft from before it said whose price the cut is off is one', () => {
  const { side: _side, ...before } = DRAFT;
  expect(parseBargainDraft(before)).toEqual(before);
});

test('who is logged out goes on with their choice alone', () => {
  const input = { activityCode: 'nego', assistanceCode: '', draft: DRAFT };
  expect(goOnWith({ ...input, loggedIn: true })).toEqual(DRAFT);
  expect(goOnWith({ ...input, loggedIn: false })).toEqual({ ...BLANK_DRAFT, prizeId: 'latte' });
  expect(goOnWith({ ...input, loggedIn: true, draft: null })).toEqual(BLANK_DRAFT);
});
