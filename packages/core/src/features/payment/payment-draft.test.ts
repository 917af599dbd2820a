import { expect, test } from 'vitest';
import { createPayment } from './payment.memory.ts';
import { parsePaymentDraft, paymentDraftOf } from './payment-draft.ts';

const CONTEXT = {
  payment: createPayment(10_000),
  agreedAmount: 38_000,
  since: 5000,
  pendingKey: null,
};

test('exists for a waiting payment', () => {
  const draft = { pendingKey: null, agreedAmount: 38_000, since: 5000 };
  expect(paymentDraftOf(CONTEXT)).toEqual(draft);
});

test('exists for an unanswered renewal', () => {
  expect(paymentDraftOf({ ...CONTEXT, agreedAmount: null, pendingKey: 'key-1' })).toEqual({
    pendingKey: 'key-1',
    agreedAmount: null,
    since: 5000,
  });
});

test('does not exist for a payment that was not shown, or that is paid', () => {
  expect(paymentDraftOf({ ...CONTEXT, agreedAmount: null })).toBeNull();
  const paid = createPayment(10_000, { progress: { kind: 'paid', paidAt: 1 } });
  expect(paymentDraftOf({ ...CONTEXT, payment: paid, pendingKey: 'key-1' })).toBeNull();
});

test('survives a round trip through storage', () => {
  const draft = { pendingKey: 'key-1', agreedAmount: 38_000, since: 5000 };
  expect(parsePaymentDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parsePaymentDraft({ ...draft, pendingKey: null, agreedAmount: null })).toEqual({
    ...draft,
    pendingKey: null,
    agreedAmount: null,
  });
});

test.each([
  ['nothing', null],
  ['a text', 'draft'],
  ['no key', { agreedAmount: 1, since: 1 }],
  ['another key', { pendingKey: 1, agreedAmount: 1, since: 1 }],
  ['another amount', { pendingKey: null, agreedAmount: '1', since: 1 }],
  ['an endless amount', { pendingKey: null, agreedAmount: Number.POSITIVE_INFINITY, since: 1 }],
  ['no moment', { pendingKey: null, agreedAmount: 1 }],
  ['an endless moment', { pendingKey: null, agreedAmount: 1, since: Number.POSITIVE_INFINITY }],
])('%s is no draft', (_, stored) => {
  expect(parsePaymentDraft(stored)).toBeNull();
});
