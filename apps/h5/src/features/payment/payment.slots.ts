import { formatMoney } from '@cangkir/core';
import { slotsOf } from '../../frame/slots.ts';
import type { PaymentSlot } from './payment.screen.tsx';

/** What is to be paid. */
export const paymentSlots = slotsOf<PaymentSlot>()({
  ask: 'payment',
  texts: ({ amount, currencyCode }) => ({ amount: formatMoney(amount, currencyCode) }),
});
