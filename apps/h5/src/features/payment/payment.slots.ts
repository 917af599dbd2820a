import { formatMoney } from '@cangkir/core';
import { type PaidNext, paidNext } from '@cangkir/core/payment';
import { formatDay, unbroken } from '../../format/moment.ts';
import type { PurchaseOutcomeSlot } from '../../frame/purchase/purchase-outcome.tsx';
import { slotsOf } from '../../frame/slots.ts';
import type { PaymentSlot } from './payment.screen.tsx';

/** What is to be paid; that it is paid, and what for, where it is. */
export const paymentSlots = slotsOf<PaymentSlot | PurchaseOutcomeSlot>()({
  ask: 'payment',
  messages: { payment: ['paid.title', 'paid.pickup', 'paid.vouchers'] },
  texts(payment, language, t) {
    const { amount, currencyCode, progress } = payment;
    const due = formatMoney(amount, currencyCode);
    if (progress.kind !== 'paid') return { amount: due };
    const { paidAt } = progress;
    return { amount: due, paid: t('paid.title', {}), paidBody: bodyOf(paidNext(payment, false)) };

    function bodyOf(next: PaidNext): string | undefined {
      if (next === 'rightsCard') return undefined;
      if (next !== 'orders') return t('paid.vouchers', {});
      return t('paid.pickup', { day: unbroken(formatDay(paidAt, language)) });
    }
  },
});
