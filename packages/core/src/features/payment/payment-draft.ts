import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { Payment } from './payment.gateway.ts';

/** The draft that a reload, or the return from the provider, resumes from. */
const draftSchema = v.object({
  pendingKey: v.nullable(v.string()),
  agreedAmount: v.nullable(v.pipe(v.number(), v.finite())),
  since: v.pipe(v.number(), v.finite()),
});

export type PaymentDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a payment; null if nothing is pending. */
export function paymentDraftOf({
  pendingKey,
  agreedAmount,
  since,
  payment,
}: PaymentDraft & { readonly payment: Payment }): PaymentDraft | null {
  const isSettled = payment.progress.kind === 'paid' || (pendingKey ?? agreedAmount) === null;
  return isSettled ? null : { pendingKey, agreedAmount, since };
}

/** Parses a stored draft. Null if invalid. */
export function parsePaymentDraft(stored: unknown): PaymentDraft | null {
  return parseDraft(draftSchema, stored);
}
