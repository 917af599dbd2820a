import { expect, test } from 'vitest';
import { findDraft, hasOwnDraft, keepDraft } from './page-drafts.ts';

const visitor = { page: 'draw:roda', userId: null };
const member = { page: 'draw:roda', userId: 'member-1' };
const other = { page: 'draw:roda', userId: 'member-2' };

test('returns a draft to its owner, on its page alone', () => {
  const drafts = keepDraft({}, member, { pendingKey: 'key-1' });
  expect(drafts).toEqual({ 'member-1@draw:roda': { pendingKey: 'key-1' } });
  expect(findDraft(drafts, member)).toEqual({ pendingKey: 'key-1' });
  for (const place of [visitor, other, { ...member, page: 'draw:roda-dua' }]) {
    expect(findDraft(drafts, place)).toBeNull();
  }
});

test('stores one draft per user and page', () => {
  const drafts = keepDraft(keepDraft({}, member, { stage: 1 }), other, { stage: 2 });
  expect([findDraft(drafts, member), findDraft(drafts, other)]).toEqual([
    { stage: 1 },
    { stage: 2 },
  ]);
  expect(keepDraft(drafts, other, null)).toEqual({ 'member-1@draw:roda': { stage: 1 } });
});

test('gives a visitor’s draft to the user who logs in', () => {
  const typed = keepDraft({}, visitor, { typed: 'ABC' });
  expect(typed).toEqual({ 'draw:roda': { typed: 'ABC' } });
  expect(findDraft(typed, member)).toEqual({ typed: 'ABC' });
  expect(keepDraft(typed, member, { typed: 'ABCD' })).toEqual({
    'member-1@draw:roda': { typed: 'ABCD' },
  });
  expect(keepDraft(typed, member, null)).toEqual({});
});

test('prefers the user’s own draft', () => {
  const drafts = keepDraft(keepDraft({}, member, { stage: 1 }), visitor, { stage: 2 });
  expect(findDraft(drafts, member)).toEqual({ stage: 1 });
  expect(keepDraft(drafts, visitor, null)).toEqual({ 'member-1@draw:roda': { stage: 1 } });
});

test('reports a pending change to its owner alone', () => {
  expect(hasOwnDraft(keepDraft({}, member, {}), member)).toBe(true);
  expect(hasOwnDraft(keepDraft({}, member, {}), other)).toBe(false);
  expect(hasOwnDraft(keepDraft({}, visitor, {}), member)).toBe(false);
  expect(hasOwnDraft(keepDraft({}, visitor, {}), visitor)).toBe(false);
});

test('ignores inherited object keys', () => {
  expect(findDraft({}, { page: 'constructor', userId: null })).toBeNull();
});
