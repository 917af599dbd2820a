import { action, textArgument } from '../action.ts';
import { receivePayment, refundOrder } from './payment.rules.ts';

/** The money for an order arrives. */
export const paymentArrives = action({
  field: 'paid',
  argument: textArgument('the number of an order whose payment arrives'),
  label: (orderNumber) => `${orderNumber} is paid`,
  run: receivePayment,
  verdict: (isPaid) => ({
    isAccepted: isPaid,
    message: isPaid ? 'The order is paid.' : 'No payment is due for this order.',
  }),
  till: null,
});

/** The store cancels a paid order, and the money goes back. */
export const orderRefunded = action({
  field: 'refunded',
  argument: textArgument('the number of a paid order that the store cancels'),
  label: (orderNumber) => `the store cancels ${orderNumber}`,
  run: refundOrder,
  verdict: (isRefunded) => ({
    isAccepted: isRefunded,
    message: isRefunded
      ? 'The order is cancelled, and its money goes back.'
      : 'No paid order of drinks or unused vouchers has this number.',
  }),
  till: {
    label: 'Number of a paid order',
    button: 'Cancel and refund',
    read: (typed) => typed.trim(),
    shown: (orderNumber) => orderNumber,
  },
});
