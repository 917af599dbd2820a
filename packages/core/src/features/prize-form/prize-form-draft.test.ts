import { expect, test } from 'vitest';
import { MEMORY_RECIPIENT } from './prize-form.memory.ts';
import { BLANK_DRAFT, parsePrizeFormDraft, prizeFormDraftOf } from './prize-form-draft.ts';

test('keeps nothing of an untouched form', () => {
  expect(prizeFormDraftOf(BLANK_DRAFT)).toBeNull();
});

test.each(['name', 'phone', 'address'])('keeps the text of the field %s', (field) => {
  const typed = { ...BLANK_DRAFT.typed, [field]: ' ' };
  const draft = prizeFormDraftOf({ ...BLANK_DRAFT, typed });
  expect(draft).toEqual({ ...BLANK_DRAFT, typed });
  expect(parsePrizeFormDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('keeps a pending recipient with its key', () => {
  const draft = { typed: MEMORY_RECIPIENT, recipient: MEMORY_RECIPIENT, pendingKey: 'key' };
  expect(prizeFormDraftOf(draft)).toEqual(draft);
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
