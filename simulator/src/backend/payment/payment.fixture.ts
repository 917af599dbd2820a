import { DAY_MS, MINUTE_MS } from '@cangkir/core/durations';
import { meansOf, PAYMENT_LIFETIME_MS } from './payment.rules.ts';
import type { BackendPayment } from './payment.state.ts';

/** The payments of the everyday fixture: one for each outcome, and that of the member's pack. */
export function everydayPayments(now: number): readonly BackendPayment[] {
  const open: Omit<BackendPayment, 'orderNumber' | 'means'> = {
    ownerId: 'member',
    amount: 38_000,
    currencyCode: 'IDR',
    packId: null,
    packs: 0,
    isRightsCard: false,
    expiresAt: now + PAYMENT_LIFETIME_MS,
    progress: { kind: 'waiting' },
    paidBy: null,
    spentPoints: [],
    renewals: 0,
  };
  const orders: readonly BackendPayment[] = [
    { ...open, orderNumber: 'order-qris', means: { kind: 'qris', code: '' } },
    { ...open, orderNumber: 'order-web', means: { kind: 'webPayment', url: '' } },
    { ...open, orderNumber: 'order-gift-card', means: { kind: 'giftCard' } },
    {
      ...open,
      orderNumber: 'order-expired',
      means: { kind: 'qris', code: '' },
      expiresAt: now - MINUTE_MS,
    },
    {
      ...open,
      orderNumber: 'order-declined',
      means: { kind: 'webPayment', url: '' },
      progress: { kind: 'failed', reason: 'declined' },
    },
    {
      ...open,
      orderNumber: 'order-paid',
      means: { kind: 'qris', code: '' },
      progress: { kind: 'paid', paidAt: now - MINUTE_MS },
    },
    {
      ...open,
      orderNumber: 'order-ad',
      amount: 32_000,
      packId: 'ngopi-berdua',
      packs: 1,
      means: { kind: 'webPayment', url: '' },
      expiresAt: now - DAY_MS + PAYMENT_LIFETIME_MS,
      progress: { kind: 'paid', paidAt: now - DAY_MS },
      paidBy: 'eWalletA',
    },
  ];
  return orders.map((order) => ({ ...order, means: meansOf(order) }));
}
