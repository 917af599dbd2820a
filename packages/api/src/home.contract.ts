import { createHome } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { HOME_ENDPOINTS } from './home.api.ts';

export const CONTRACT: ContractOf<typeof HOME_ENDPOINTS> = {
  home: {
    summary:
      'The content of home: banners by placement, the campaigns that run in the user’s market, and module items.',
    refusals: [],
    example: { input: {}, output: createHome(EXAMPLE_NOON) },
  },
};
