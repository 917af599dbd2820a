import { expect, test } from 'vitest';
import { packDraftOf, parsePackDraft } from './pack-draft.ts';

const BLANK = { quantity: 1, pendingKey: null, ad: null, receipt: null };

test('keeps the chosen quantity, and the pending purchase', () => {
  expect(packDraftOf({ ...BLANK, quantity: 2 })).toEqual({ quantity: 2, pendingKey: null });
  expect(packDraftOf({ ...BLANK, pendingKey: 'key-1' })).toEqual({
    quantity: 1,
    pendingKey: 'key-1',
  });
});

test('keeps nothing if nothing is chosen, or once it is bought', () => {
  expect(packDraftOf(BLANK)).toBeNull();
  const receipt = { orderNumber: 'P1', paymentMethod: 'qris' } as const;
  expect(packDraftOf({ ...BLANK, quantity: 2, receipt })).toBeNull();
});

test('reads a draft as it was kept', () => {
  const draft = { quantity: 2, pendingKey: 'key-1' };
  expect(parsePackDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parsePackDraft({ quantity: 1, pendingKey: null })).toEqual({
    quantity: 1,
    pendingKey: null,
  });
});

test.each([
  ['nothing', null],
  ['no quantity', { pendingKey: null }],
  ['none', { quantity: 0, pendingKey: null }],
  ['half a pack', { quantity: 1.5, pendingKey: null }],
  ['no purchase', { quantity: 1 }],
  ['another key', { quantity: 1, pendingKey: 1 }],
])('%s is no draft', (_, stored) => {
  expect(parsePackDraft(stored)).toBeNull();
});
