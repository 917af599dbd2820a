import * as v from 'valibot';
import { amount, identifier, moment } from '../../platform/schemas.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

/** An order that waits for its payment. */
export const waitingOrderSchema = v.object({
  orderNumber: identifier,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  amount,
  expiresAt: moment,
});

/** The user's order that waits for its payment; null without one, and where it is missing. */
export const unpaidOrderSchema = v.pipe(
  v.optional(v.nullable(waitingOrderSchema), null),
  v.description('this person’s order that can still be paid; null without one'),
);
