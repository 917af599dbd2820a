import { expect, test } from 'vitest';
import { createPayment } from './payment.memory.ts';
import { parsePaymentDraft, paymentDraftOf } from './payment-draft.ts';

const CONTEXT = {
  payment: createPayment(10_000),
  agreedAmount: 38_000,
  since: 5000,
  pendingKey: null,
  change: { kind: 'renew' },
} as const;

test('exists for a waiting payment', () => {
  const draft = {
    pendingKey: null,
    change: { kind: 'renew' },
    agreedAmount: 38_000,
    since: 5000,
  };
  expect(paymentDraftOf(CONTEXT)).toEqual(draft);
});

test('exists for an unanswered renewal', () => {
  expect(paymentDraftOf({ ...CONTEXT, agreedAmount: null, pendingKey: 'key-1' })).toEqual({
    pendingKey: 'key-1',
    change: { kind: 'renew' },
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
  const change = { kind: 'payByStoredValue', amount: 38_000 };
  const draft = { pendingKey: 'key-1', change, agreedAmount: 38_000, since: 5000 };
  expect(parsePaymentDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parsePaymentDraft({ ...draft, pendingKey: null, agreedAmount: null })).toEqual({
    ...draft,
    pendingKey: null,
    agreedAmount: null,
  });
});

const STORED = { pendingKey: null, change: { kind: 'renew' }, agreedAmount: 1, since: 1 };

test.each([
  ['nothing', null],
  ['a text', 'draft'],
  ['no key', { ...STORED, pendingKey: undefined }],
  ['another key', { ...STORED, pendingKey: 1 }],
  ['no change', { ...STORED, change: undefined }],
  ['another change', { ...STORED, change: { kind: 'refund' } }],
  ['a change of no amount', { ...STORED, change: { kind: 'payByStoredValue' } }],
  ['another amount', { ...STORED, agreedAmount: '1' }],
  ['an endless amount', { ...STORED, agreedAmount: Number.POSITIVE_INFINITY }],
  ['no moment', { ...STORED, since: undefined }],
  ['an endless moment', { ...STORED, since: Number.POSITIVE_INFINITY }],
])('%s is no draft', (_, stored) => {
  expect(parsePaymentDraft(stored)).toBeNull();
});
