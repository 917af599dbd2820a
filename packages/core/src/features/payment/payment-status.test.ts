import { describe, expect, test } from 'vitest';
import type { Payment } from './payment.gateway.ts';
import { createPayment, createQrisCode } from './payment.memory.ts';
import { paymentStatus } from './payment-status.ts';

const EXPIRY = 10_000;

const status = (changes: Partial<Payment> = {}, now = EXPIRY - 1) =>
  paymentStatus(createPayment(EXPIRY, changes), now);

test('a payment waits until just before its expiry', () => {
  expect(status({}, EXPIRY - 1).kind).toBe('waiting');
  expect(status({}, EXPIRY)).toEqual({ kind: 'expired' });
  expect(status({}, EXPIRY + 1)).toEqual({ kind: 'expired' });
});

test('a payment made at its expiry is paid late, whenever it is read', () => {
  const paid = (paidAt: number, now: number) => status({ progress: { kind: 'paid', paidAt } }, now);
  expect(paid(EXPIRY - 1, 0)).toEqual({ kind: 'paid', paidAt: EXPIRY - 1 });
  expect(paid(EXPIRY - 1, EXPIRY + 5)).toEqual({ kind: 'paid', paidAt: EXPIRY - 1 });
  expect(paid(EXPIRY, EXPIRY + 5)).toEqual({ kind: 'paidLate', paidAt: EXPIRY });
});

test.each(['declined', 'cancelled', 'unavailable'] as const)(
  'a payment that was %s has failed, also after its expiry',
  (reason) => {
    const failed = { kind: 'failed', obstacle: reason };
    expect(status({ progress: { kind: 'failed', reason } })).toEqual(failed);
    expect(status({ progress: { kind: 'failed', reason } }, EXPIRY)).toEqual(failed);
  },
);

describe('a QRIS', () => {
  test('is shown if valid', () => {
    const code = createQrisCode();
    expect(status({ means: { kind: 'qris', code } })).toEqual({
      kind: 'waiting',
      means: {
        kind: 'qris',
        code,
        qris: { merchant: 'KEDAI KOPI SENAYAN', city: 'JAKARTA', amount: 38_000, hasTip: false },
      },
    });
  });

  test.each([
    ['is not one', 'a text'],
    ['is over another amount', createQrisCode({ '54': '39000' })],
  ])('that %s is not shown', (_, code) => {
    expect(status({ means: { kind: 'qris', code } })).toEqual({
      kind: 'failed',
      obstacle: 'codeUnusable',
    });
  });
});

test('a user pays only on a provider’s host', () => {
  const means = { kind: 'webPayment', url: 'https://checkout.payment.example/1' } as const;
  expect(status({ means })).toEqual({ kind: 'waiting', means });
  expect(status({ means: { ...means, url: 'https://evil.example/1' } })).toEqual({
    kind: 'failed',
    obstacle: 'addressRefused',
  });
});

test('a gift card pays in the native app', () => {
  const means = { kind: 'giftCard' } as const;
  expect(status({ means })).toEqual({ kind: 'waiting', means });
});
