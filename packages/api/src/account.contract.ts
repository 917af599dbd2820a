import { createAccount, createPointsHistory } from '@cangkir/core/testing';
import type { ACCOUNT_ENDPOINTS } from './account.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

export const CONTRACT: ContractOf<typeof ACCOUNT_ENDPOINTS> = {
  account: {
    summary: 'The current user’s name and points.',
    refusals: [],
    example: { input: {}, output: createAccount(EXAMPLE_NOON) },
  },
  pointsHistory: {
    summary: 'The changes of the current user’s points.',
    refusals: [],
    example: { input: {}, output: { entries: createPointsHistory(EXAMPLE_NOON) } },
  },
};
