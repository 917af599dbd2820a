import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { Payment } from './payment.gateway.ts';
import { paymentChangeSchema } from './payment-change.ts';

/** The draft that a reload, or the return from the provider, resumes from. */
const draftSchema = v.object({
  pendingKey: v.nullable(v.string()),
  change: paymentChangeSchema,
  agreedAmount: v.nullable(v.pipe(v.number(), v.finite())),
  since: v.pipe(v.number(), v.finite()),
});

export type PaymentDraft = v.InferOutput<typeof draftSchema>;

/** The progress after which nothing of a payment is pending. */
const SETTLED: readonly Payment['progress']['kind'][] = ['paid', 'refunded'];

/** The draft of a payment; null if nothing is pending. */
export function paymentDraftOf({
  pendingKey,
  change,
  agreedAmount,
  since,
  payment,
}: PaymentDraft & { readonly payment: Payment }): PaymentDraft | null {
  const isSettled =
    SETTLED.includes(payment.progress.kind) || (pendingKey ?? agreedAmount) === null;
  return isSettled ? null : { pendingKey, change, agreedAmount, since };
}

/** Parses a stored draft. Null if invalid. */
export function parsePaymentDraft(stored: unknown): PaymentDraft | null {
  return parseDraft(draftSchema, stored);
}
