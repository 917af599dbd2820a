import { BANNER_PLACEMENT } from '@cangkir/core';
import { createBanner } from '@cangkir/core/testing';
import type { BANNER_ENDPOINTS } from './banners.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

const placement = BANNER_PLACEMENT.myCenter;

export const CONTRACT: ContractOf<typeof BANNER_ENDPOINTS> = {
  banners: {
    summary: 'The banners of a placement in the user’s market, beside the content of a screen.',
    refusals: [],
    example: {
      input: { placement: String(placement) },
      output: { banners: [createBanner(EXAMPLE_NOON, { placement })] },
    },
  },
};
