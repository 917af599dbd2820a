import { GIFT_CODE } from '@cangkir/core';
import type { ContractOf } from './contract.ts';
import type { GIFT_CARD_ENDPOINTS } from './gift-card.api.ts';

export const CONTRACT: ContractOf<typeof GIFT_CARD_ENDPOINTS> = {
  redeemGiftCard: {
    summary: 'Adds a gift card to the stored value.',
    refusals: [GIFT_CODE.cardUsed, GIFT_CODE.cardUnknown, GIFT_CODE.cardLimit],
    example: {
      input: { code: 'KADOKOPI22223333' },
      output: { value: 100_000, balance: 150_000, currencyCode: 'IDR' },
    },
  },
};
