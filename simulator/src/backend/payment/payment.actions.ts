import { action, textArgument } from '../action.ts';
import { receivePayment } from './payment.rules.ts';

/** The money for an order arrives. */
export const paymentArrives = action({
  field: 'paid',
  argument: textArgument('the number of an order whose payment arrives'),
  words: (orderNumber) => `${orderNumber} is paid`,
  run: receivePayment,
  verdict: (isPaid) => ({
    isAccepted: isPaid,
    words: isPaid ? 'The order is paid.' : 'No payment is due for this order.',
  }),
  till: null,
});
