import { expect, test } from 'vitest';
import { MEMORY_RECIPIENT } from '../../testing/memory-prize-form-gateway.ts';
import type { PrizeFormContext } from './prize-form.types.ts';
import { BLANK_DRAFT, parsePrizeFormDraft, prizeFormDraftOf } from './prize-form-draft.ts';

const CONTEXT: PrizeFormContext = {
  ...BLANK_DRAFT,
  loggedIn: true,
  form: { drawId: 'draw-1', prize: null, wonAt: 0, market: 'ID', sent: null },
  fieldProblems: {},
  maybeApplied: false,
  problem: null,
};

test('nothing is kept of a form that nobody touched', () => {
  expect(prizeFormDraftOf(CONTEXT)).toBeNull();
});

test.each(['name', 'phone', 'address'])('what stands in the field %s is kept', (field) => {
  const typed = { ...BLANK_DRAFT.typed, [field]: ' ' };
  const draft = prizeFormDraftOf({ ...CONTEXT, typed });
  expect(draft).toEqual({ ...BLANK_DRAFT, typed });
  expect(parsePrizeFormDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what is on its way is kept with its key', () => {
  const draft = { typed: MEMORY_RECIPIENT, recipient: MEMORY_RECIPIENT, pendingKey: 'key' };
  expect(prizeFormDraftOf({ ...CONTEXT, ...draft })).toEqual(draft);
  expect(parsePrizeFormDraft(draft)).toEqual(draft);
});

test.each([
  null,
  'text',
  {},
  { ...BLANK_DRAFT, pendingKey: 1 },
  { ...BLANK_DRAFT, typed: { name: 'a' } },
  { ...BLANK_DRAFT, recipient: null },
])('%j is no draft', (stored) => {
  expect(parsePrizeFormDraft(stored)).toBeNull();
});
