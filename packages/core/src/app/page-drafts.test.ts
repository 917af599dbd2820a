import { expect, test } from 'vitest';
import { findDraft, hasOwnDraft, keepDraft } from './page-drafts.ts';

const visitor = { page: 'draw:roda', userId: null };
const member = { page: 'draw:roda', userId: 'member-1' };
const other = { page: 'draw:roda', userId: 'member-2' };

test('a draft is found by whoever kept it, on its page alone', () => {
  const drafts = keepDraft({}, member, { pendingKey: 'key-1' });
  expect(drafts).toEqual({ 'member-1@draw:roda': { pendingKey: 'key-1' } });
  expect(findDraft(drafts, member)).toEqual({ pendingKey: 'key-1' });
  for (const place of [visitor, other, { ...member, page: 'draw:roda-dua' }]) {
    expect(findDraft(drafts, place)).toBeNull();
  }
});

test('people have a draft of a page each', () => {
  const drafts = keepDraft(keepDraft({}, member, { stage: 1 }), other, { stage: 2 });
  expect([findDraft(drafts, member), findDraft(drafts, other)]).toEqual([
    { stage: 1 },
    { stage: 2 },
  ]);
  expect(keepDraft(drafts, other, null)).toEqual({ 'member-1@draw:roda': { stage: 1 } });
});

test('what a visitor did is taken over by who logs in', () => {
  const typed = keepDraft({}, visitor, { typed: 'ABC' });
  expect(typed).toEqual({ 'draw:roda': { typed: 'ABC' } });
  expect(findDraft(typed, member)).toEqual({ typed: 'ABC' });
  expect(keepDraft(typed, member, { typed: 'ABCD' })).toEqual({
    'member-1@draw:roda': { typed: 'ABCD' },
  });
  expect(keepDraft(typed, member, null)).toEqual({});
});

test('what they had under way themselves comes first', () => {
  const drafts = keepDraft(keepDraft({}, member, { stage: 1 }), visitor, { stage: 2 });
  expect(findDraft(drafts, member)).toEqual({ stage: 1 });
  expect(keepDraft(drafts, visitor, null)).toEqual({ 'member-1@draw:roda': { stage: 1 } });
});

test('somebody who is logged in may have something under way, and nobody else', () => {
  expect(hasOwnDraft(keepDraft({}, member, {}), member)).toBe(true);
  expect(hasOwnDraft(keepDraft({}, member, {}), other)).toBe(false);
  expect(hasOwnDraft(keepDraft({}, visitor, {}), member)).toBe(false);
  expect(hasOwnDraft(keepDraft({}, visitor, {}), visitor)).toBe(false);
});

test('nothing is found in what every object has', () => {
  expect(findDraft({}, { page: 'constructor', userId: null })).toBeNull();
});
