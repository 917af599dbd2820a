/**
 * The ways to pay (specification, sections 1 and 5). There is no cash on delivery. The five e-wallets are
 * told apart by their letters alone: what they are called is up to the words on the screen.
 */
export const PAYMENT_METHODS = [
  'qris',
  'webPayment',
  'eWalletA',
  'eWalletB',
  'eWalletC',
  'eWalletD',
  'eWalletE',
  'giftCard',
  'storedValue',
] as const;

/** A way to pay: one of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Tells whether an untrusted value names a way to pay. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === value);
}
