/**
 * The payment methods (specification, sections 1 and 5). Cash on delivery is not offered. The five e-wallets have
 * letters here; the translations name them.
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

/** A payment method: one of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
