import type {
  Payment,
  PaymentGateway,
  PaymentProgress,
} from '../features/payment/payment.gateway.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import { createQrisCode } from './qris-code.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** How long an in-memory payment can be paid. Milliseconds. */
export const MEMORY_PAYMENT_MS = 15 * 60 * 1000;

/** The only order of the in-memory backend. */
export const MEMORY_ORDER = 'ORDER-1';

const CODE = createQrisCode();

/** A payment in memory, with scripted calls. */
export interface MemoryPaymentGateway {
  readonly payments: PaymentGateway;
  readonly calls: {
    readonly find: MemoryCall<string, Payment>;
    readonly renew: MemoryCall<string, Payment>;
  };
  /** The keys of the renewals made. */
  readonly renewed: readonly string[];
  /** Changes the payment on the backend. */
  change(change: Partial<Payment>): void;
}

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
 * An in-memory gateway to one unpaid order.
 *
 * @param lasts How long each payment can be paid: milliseconds.
 */
export function createMemoryPaymentGateway(
  clock: VirtualClock,
  lasts = MEMORY_PAYMENT_MS,
): MemoryPaymentGateway {
  const renewed: string[] = [];
  let payment = createPayment(clock.now() + lasts);

  const find = createMemoryCall<string, Payment>(clock, (orderNumber) =>
    orderNumber === payment.orderNumber
      ? succeed(payment)
      : fail(failureOfCode(RESPONSE_CODE.notFound)),
  );

  const renew = createMemoryCall<string, Payment>(clock, (_orderNumber, key) => {
    if (mayRenew(payment, clock.now())) {
      renewed.push(key);
      const progress: PaymentProgress = { kind: 'waiting' };
      payment = { ...payment, progress, expiresAt: clock.now() + lasts };
    }
    return succeed(payment);
  });

  return {
    payments: { find: (orderNumber, options) => find.ask(orderNumber, options), renew: renew.ask },
    calls: { find, renew },
    renewed,
    change(change) {
      payment = { ...payment, ...change };
    },
  };
}

function mayRenew({ progress, expiresAt }: Payment, now: number): boolean {
  return progress.kind === 'failed' || (progress.kind === 'waiting' && now >= expiresAt);
}
