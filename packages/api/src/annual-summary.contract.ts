import { createDrink, createOrder } from '@cangkir/core/testing';
import type { ANNUAL_SUMMARY_ENDPOINTS } from './annual-summary.api.ts';
import type { ContractOf } from './contract.ts';

export const CONTRACT: ContractOf<typeof ANNUAL_SUMMARY_ENDPOINTS> = {
  annualSummary: {
    summary: 'The current user’s orders of a year.',
    refusals: [],
    example: {
      input: { year: '2025' },
      output: { orders: [createOrder('2025-03-01', createDrink('latte', 'latte'))] },
    },
  },
};
