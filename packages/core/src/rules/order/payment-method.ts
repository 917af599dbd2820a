import { E_WALLETS } from '../../platform/e-wallets.ts';

/** The payment methods (specification, sections 1 and 5). Cash on delivery is not offered. */
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

/** Whether a payment method is an e-wallet, which {@link E_WALLETS} names. */
export function isEWallet(method: PaymentMethod): method is keyof typeof E_WALLETS {
  return Object.hasOwn(E_WALLETS, method);
}
