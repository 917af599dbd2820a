import { CLAIM_CODE, GIFT_CODE } from '@cangkir/core';
import { createGiftActivity } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { GIFT_EXCHANGE_ENDPOINTS } from './gift-exchange.api.ts';

const activity = createGiftActivity(EXAMPLE_NOON);
const { activityCode } = activity;

export const CONTRACT: ContractOf<typeof GIFT_EXCHANGE_ENDPOINTS> = {
  giftActivity: {
    summary: 'The gifts of an activity, their price in points, and the user’s points.',
    refusals: [],
    example: { input: { activityCode }, output: activity },
  },
  exchangeGift: {
    summary: 'Exchanges points for a gift.',
    refusals: [
      CLAIM_CODE.notStarted,
      CLAIM_CODE.ended,
      GIFT_CODE.exchangeFailed,
      GIFT_CODE.exchangeLimit,
      GIFT_CODE.pointsInsufficient,
    ],
    example: {
      input: { activityCode, giftId: 'mug', quantity: 2 },
      output: { exchangeId: 'exchange-1', balance: 20 },
    },
  },
};
