import { createEntryIndex } from '../entry-index.ts';
import type { BackendPayment } from '../payment/payment.state.ts';
import type { RuleContext } from '../rule.ts';

const paymentsByOwner = createEntryIndex<BackendPayment>(({ ownerId, isRightsCard }) =>
  isRightsCard ? [ownerId] : [],
);

/** A person's payments for the membership card. */
export function cardPayments(
  { state }: Pick<RuleContext, 'state'>,
  ownerId: string,
): readonly BackendPayment[] {
  return paymentsByOwner.find(state.payments, ownerId);
}
