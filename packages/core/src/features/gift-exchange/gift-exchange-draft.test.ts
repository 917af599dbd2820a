import { expect, test } from 'vitest';
import { giftExchangeDraftOf, parseGiftExchangeDraft } from './gift-exchange-draft.ts';

const GIFTS = { giftId: 'mug', quantity: 2 };

const PENDING = { key: 'key-1', ...GIFTS };

const BLANK = { giftId: null, typedQuantity: '1' };

const IDLE = { ...BLANK, pendingKey: null, asked: { giftId: '', quantity: 0 } };

test('keeps what is chosen, and the pending exchange', () => {
  expect(giftExchangeDraftOf({ ...IDLE, giftId: 'mug', typedQuantity: '2x' })).toEqual({
    giftId: 'mug',
    typedQuantity: '2x',
    pending: null,
  });
  expect(giftExchangeDraftOf({ ...IDLE, pendingKey: 'key-1', asked: GIFTS })).toEqual({
    giftId: null,
    typedQuantity: '1',
    pending: PENDING,
  });
});

test('keeps nothing if nothing is chosen', () => {
  expect(giftExchangeDraftOf(IDLE)).toBeNull();
  expect(giftExchangeDraftOf({ ...IDLE, asked: GIFTS })).toBeNull();
});

test('reads a draft as it was kept', () => {
  const draft = { giftId: 'mug', typedQuantity: '', pending: PENDING };
  expect(parseGiftExchangeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const blank = { ...BLANK, pending: null };
  expect(parseGiftExchangeDraft(blank)).toEqual(blank);
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
