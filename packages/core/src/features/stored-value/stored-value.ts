import * as v from 'valibot';
import { amount, currencyCode, identifier, moment } from '../../platform/schemas.ts';
import { waitingOrderSchema } from '../../rules/order/unpaid-order.schema.ts';

/** A change of the stored value. */
const movementSchema = v.object({
  id: identifier,
  kind: v.picklist(['giftCard', 'purchase', 'refund']),
  amount: v.pipe(v.number(), v.description('in the major unit; negative where it was spent')),
  at: moment,
});

/** What the user has stored and may spend, and where it came from and went. */
export const storedValueSchema = v.object({
  balance: amount,
  limit: v.pipe(amount, v.description('the most that may be stored')),
  currencyCode,
  giftCardOrders: v.pipe(
    v.array(waitingOrderSchema),
    v.readonly(),
    v.description(
      'orders in the same currency that wait for a gift card, the next to expire first',
    ),
  ),
  movements: v.pipe(v.array(movementSchema), v.readonly(), v.description('the newest first')),
});

export type StoredValue = v.InferOutput<typeof storedValueSchema>;
export type StoredValueMovement = v.InferOutput<typeof movementSchema>;
