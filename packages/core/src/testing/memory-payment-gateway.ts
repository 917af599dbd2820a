import type { Payment, PaymentGateway } from '../features/payment/payment.gateway.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import { createQrisCode } from './qris-code.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** How long an in-memory payment can be paid. Milliseconds. */
export const MEMORY_PAYMENT_MS = 15 * 60 * 1000;

/** The only order of the in-memory backend. */
export const MEMORY_ORDER = 'ORDER-1';

const CODE = createQrisCode();

/** A payment by QRIS of Rp38.000 that can be paid until `expiresAt`: milliseconds since the epoch. */
export function createPayment(expiresAt: number, changes: Partial<Payment> = {}): Payment {
  return {
    orderNumber: MEMORY_ORDER,
    amount: 38_000,
    currencyCode: 'IDR',
    means: { kind: 'qris', code: CODE },
    packId: null,
    isRightsCard: false,
    isAdVoucher: false,
    expiresAt,
    progress: { kind: 'waiting' },
    ...changes,
  };
}

/**
 * The payment of one order in memory: each renewal is accepted, and found from then on.
 *
 * @param lasts How long each payment can be paid: milliseconds.
 */
export function createMemoryPaymentGateway(clock: VirtualClock, lasts = MEMORY_PAYMENT_MS) {
  let payment = createPayment(clock.now() + lasts);
  const { gateway, calls } = createMemoryGateway<PaymentGateway>(clock, {
    find: (orderNumber) => ({ ...payment, orderNumber }),
    renew: (orderNumber) => {
      payment = { ...payment, progress: { kind: 'waiting' }, expiresAt: clock.now() + lasts };
      return { ...payment, orderNumber };
    },
  });
  return {
    payments: gateway,
    calls,
    renewed: calls.renew.made,
    /** Changes the payment on the backend. */
    change(change: Partial<Payment>) {
      payment = { ...payment, ...change };
    },
  };
}
