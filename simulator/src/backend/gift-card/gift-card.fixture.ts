import type { BackendGiftCard } from './gift-card.state.ts';

/** The stored value by person: in rupiah. */
export const EVERYDAY_STORED_VALUE: Readonly<Record<string, number>> = { member: 1_500_000 };

const open = { currencyCode: 'IDR', redeemedBy: null } as const;

/** The gift cards of the everyday fixture: one for each outcome. */
export const EVERYDAY_GIFT_CARDS: readonly BackendGiftCard[] = [
  { ...open, code: 'KADOKOPI22223333', value: 100_000 },
  { ...open, code: 'KADOBESAR2222333', value: 750_000 },
  { ...open, code: 'KADOTERPAKAI2222', value: 50_000, redeemedBy: 'memberPh' },
];
