import { createRightsCard } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_DAY, EXAMPLE_NOON } from './contract.ts';
import type { RIGHTS_CARD_ENDPOINTS } from './rights-card.api.ts';

const ONLY_INDONESIA = 'It is not found for a user of another market than Indonesia.';

export const CONTRACT: ContractOf<typeof RIGHTS_CARD_ENDPOINTS> = {
  rightsCard: {
    summary:
      'The membership card as it is sold, and the user’s own period, last uses and unpaid order.',
    details: ONLY_INDONESIA,
    refusals: [],
    example: {
      input: {},
      output: createRightsCard({
        period: { start: EXAMPLE_NOON - EXAMPLE_DAY, end: EXAMPLE_NOON + 29 * EXAMPLE_DAY },
      }),
    },
  },
  buyRightsCard: {
    summary: 'Orders the membership card, to be paid like any order.',
    details: `It takes the place of the user’s unpaid order. Once paid, the card begins, or is added to the end of the active one. ${ONLY_INDONESIA}`,
    refusals: [],
    example: { input: {}, output: { orderNumber: 'K260904ABCDEF', paymentMethod: 'qris' } },
  },
};
