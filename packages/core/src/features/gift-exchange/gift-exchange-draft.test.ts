import { expect, test } from 'vitest';
import type { GiftExchangeContext } from './gift-exchange.types.ts';
import { giftExchangeDraftOf, parseGiftExchangeDraft } from './gift-exchange-draft.ts';

const PENDING = { key: 'key-1', giftId: 'mug', quantity: 2 };

const CONTEXT: GiftExchangeContext = {
  activityCode: 'tukar',
  loggedIn: true,
  activity: null,
  giftId: null,
  typedQuantity: '1',
  pending: null,
  maybeApplied: false,
  exchanged: null,
  problem: null,
};

test('what is chosen, and what is under way, is kept', () => {
  expect(giftExchangeDraftOf({ ...CONTEXT, giftId: 'mug', typedQuantity: '2x' })).toEqual({
    giftId: 'mug',
    typedQuantity: '2x',
    pending: null,
  });
  expect(giftExchangeDraftOf({ ...CONTEXT, pending: PENDING })).toEqual({
    giftId: null,
    typedQuantity: '1',
    pending: PENDING,
  });
});

test('where nothing is chosen nothing is kept', () => {
  expect(giftExchangeDraftOf(CONTEXT)).toBeNull();
});

test('a draft is read as it was kept', () => {
  const draft = { giftId: 'mug', typedQuantity: '', pending: PENDING };
  expect(parseGiftExchangeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const nothing = { giftId: null, typedQuantity: '1', pending: null };
  expect(parseGiftExchangeDraft(nothing)).toEqual(nothing);
});

test.each([
  ['nothing', null],
  ['no gift', { typedQuantity: '1', pending: null }],
  ['another gift', { giftId: 1, typedQuantity: '1', pending: null }],
  ['another quantity', { giftId: null, typedQuantity: 1, pending: null }],
  ['no exchange', { giftId: null, typedQuantity: '1' }],
  [
    'an exchange without key',
    { giftId: null, typedQuantity: '1', pending: { ...PENDING, key: 1 } },
  ],
  [
    'an exchange of nothing',
    { giftId: null, typedQuantity: '1', pending: { key: 'k', quantity: 1 } },
  ],
  ['half a gift', { giftId: null, typedQuantity: '1', pending: { ...PENDING, quantity: 1.5 } }],
])('%s is no draft', (_, stored) => {
  expect(parseGiftExchangeDraft(stored)).toBeNull();
});
