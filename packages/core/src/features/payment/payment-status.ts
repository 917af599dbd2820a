import { isProviderAddress } from '../../platform/navigation/provider-address.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Refund } from '../../rules/refund/refund.ts';
import type { Payment, PaymentFailure } from './payment.gateway.ts';
import { parseQris, type Qris, takesAmount } from './qris-code.ts';

/** How a user can pay, after validation (specification, sections 1 and 2). */
export type CheckedMeans =
  | { readonly kind: 'qris'; readonly code: string; readonly qris: Qris }
  | { readonly kind: 'webPayment'; readonly url: string }
  | { readonly kind: 'giftCard' };

/**
 * Why a payment cannot be paid: it failed, or the backend's data is not trustworthy.
 * - `codeUnusable`: the QR is not a QRIS, or has another amount.
 * - `addressRefused`: the address is not a payment provider's.
 */
export type PaymentObstacle = PaymentFailure | 'codeUnusable' | 'addressRefused';

/**
 * The meaning of a payment at a moment.
 * - `paidLate`: the money arrived at or after the expiry. It is paid nonetheless.
 */
export type PaymentStatus =
  | { readonly kind: 'paid' | 'paidLate'; readonly paidAt: number }
  | { readonly kind: 'failed'; readonly obstacle: PaymentObstacle }
  | { readonly kind: 'refunded'; readonly refund: Refund }
  | { readonly kind: 'expired' }
  | { readonly kind: 'waiting'; readonly means: CheckedMeans };

/**
 * What a paid order leads to. A user who paid a voucher pack late has read that it expired, and wants to see the
 * vouchers; else its result names them.
 */
export type PaidNext = 'packOrder' | 'vouchers' | 'rightsCard' | 'orders';

export function paidNext(
  { packId, isRightsCard }: Pick<Payment, 'packId' | 'isRightsCard'>,
  isLate: boolean,
): PaidNext {
  if (packId !== null) return isLate ? 'vouchers' : 'packOrder';
  return isRightsCard ? 'rightsCard' : 'orders';
}

/** What an order buys that has a page of its own, where it can be ordered again; null for drinks. */
export type OrderedProduct = 'rightsCard' | 'pack';

export function orderedProduct({
  packId,
  isRightsCard,
}: Pick<Payment, 'packId' | 'isRightsCard'>): OrderedProduct | null {
  if (isRightsCard) return 'rightsCard';
  return packId === null ? null : 'pack';
}

/** The status of a payment at `now`, milliseconds since the epoch (specification, section 2). */
export function paymentStatus(payment: Payment, now: number): PaymentStatus {
  const { progress, expiresAt } = payment;
  if (progress.kind === 'paid') {
    const { paidAt } = progress;
    return { kind: paidAt < expiresAt ? 'paid' : 'paidLate', paidAt };
  }
  if (progress.kind === 'refunded') return { kind: 'refunded', refund: progress };
  if (progress.kind === 'failed') return { kind: 'failed', obstacle: progress.reason };
  if (now >= expiresAt) return { kind: 'expired' };
  const means = checkMeans(payment);
  return means.ok
    ? { kind: 'waiting', means: means.value }
    : { kind: 'failed', obstacle: means.failure };
}

/** Whether a payment can no longer be paid, and was not. */
export function isExpiredOrFailed({ kind }: PaymentStatus): boolean {
  return kind === 'expired' || kind === 'failed';
}

/** Whether its order was cancelled before it was paid. */
export function isCancelled(status: PaymentStatus): boolean {
  return status.kind === 'failed' && status.obstacle === 'cancelled';
}

function checkMeans({ means, amount }: Payment): Result<CheckedMeans, PaymentObstacle> {
  switch (means.kind) {
    case 'qris': {
      const qris = parseQris(means.code);
      return qris.ok && takesAmount(qris.value, amount)
        ? succeed({ ...means, qris: qris.value })
        : fail('codeUnusable');
    }
    case 'webPayment':
      return isProviderAddress(means.url) ? succeed(means) : fail('addressRefused');
    case 'giftCard':
      return succeed(means);
  }
}
