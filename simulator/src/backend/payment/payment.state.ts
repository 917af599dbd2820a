import { ENDPOINTS } from '@cangkir/api';
import { PAYMENT_METHODS } from '@cangkir/core';
import * as v from 'valibot';

const PAYMENT = ENDPOINTS.payment.output.entries;

const moment = v.number();

const payment = v.object({
  orderNumber: v.string(),
  ownerId: v.string(),
  amount: PAYMENT.amount,
  currencyCode: PAYMENT.currencyCode,
  means: PAYMENT.means,
  packId: PAYMENT.packId,
  /** How many packs it buys; 0 if none. */
  packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isRightsCard: PAYMENT.isRightsCard,
  expiresAt: moment,
  progress: PAYMENT.progress,
  /** What the order was paid by, where that is known better than its means; null until then. */
  paidBy: v.optional(v.nullable(v.picklist(PAYMENT_METHODS)), null),
  /** The points that were redeemed for it, which a cancellation returns. */
  spentPoints: v.optional(ENDPOINTS.account.output.entries.credits, () => []),
  /** The points that a cancellation returned, until it is renewed: its money may still come. */
  returned: v.exactOptional(ENDPOINTS.account.output.entries.credits),
  /** How often it was renewed. */
  renewals: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The payments by order number. */
export const PAYMENT_STATE = { payments: v.record(v.string(), payment) };

export type BackendPayment = v.InferOutput<typeof payment>;
