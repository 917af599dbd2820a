import type { BackendGiftCard } from './gift-card.state.ts';

/** The stored value by person, in the currency of their market. */
export const EVERYDAY_STORED_VALUE: Readonly<Record<string, number>> = { member: 1_500_000 };

const open = { currencyCode: 'IDR', redeemedBy: null } as const;

/** The gift cards of the everyday fixture: in Indonesia one for each outcome, and one in each other market. */
export const EVERYDAY_GIFT_CARDS: readonly BackendGiftCard[] = [
  { ...open, code: 'KADOKOPI22223333', value: 100_000 },
  { ...open, code: 'KADOBESAR2222333', value: 750_000 },
  { ...open, code: 'KADOTERPAKAI2222', value: 50_000, redeemedBy: 'newcomer' },
  { ...open, code: 'REGALOKAPE222333', value: 250, currencyCode: 'PHP' },
  { ...open, code: 'GIFTKOPI22223333', value: 10, currencyCode: 'SGD' },
];
