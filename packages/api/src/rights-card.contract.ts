import { DAY_MS } from '@cangkir/core/durations';
import { ORDER_CODE } from '@cangkir/core/payment';
import { createRightsCard } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { RIGHTS_CARD_ENDPOINTS } from './rights-card.api.ts';

const ONLY_INDONESIA = 'It is not found for a user of another market than Indonesia.';

export const CONTRACT: ContractOf<typeof RIGHTS_CARD_ENDPOINTS> = {
  rightsCard: {
    summary:
      'The membership card as it is sold, and the user’s own period, code, last uses and unpaid order.',
    details: `The till scans the code with the id of a benefit: "KM7F3K9Q2MXA.upsize". ${ONLY_INDONESIA}`,
    refusals: [],
    example: {
      input: {},
      output: createRightsCard({
        code: 'KM7F3K9Q2MXA',
        period: { start: EXAMPLE_NOON - DAY_MS, end: EXAMPLE_NOON + 29 * DAY_MS },
      }),
    },
  },
  buyRightsCard: {
    summary: 'Orders the membership card, to be paid like any order.',
    details: `It takes the place of the user’s unpaid order. Once paid, the card begins, or is added to the end of the active one. Points are redeemed by an app from 3.3.0, and returned if the order is cancelled. ${ONLY_INDONESIA}`,
    refusals: [ORDER_CODE.pointsRefused],
    example: {
      input: { points: 100, appVersion: '3.3.0' },
      output: { orderNumber: 'K260904ABCDEF', paymentMethod: 'qris' },
    },
  },
};
