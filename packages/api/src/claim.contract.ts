import { CLAIM_CODE } from '@cangkir/core';
import { createCampaign } from '@cangkir/core/testing';
import type { CLAIM_ENDPOINTS } from './claim.api.ts';
import type { ContractOf } from './contract.ts';

const campaign = createCampaign('kopi-september');
const { sourceId } = campaign;

export const CONTRACT: ContractOf<typeof CLAIM_ENDPOINTS> = {
  campaign: {
    summary: 'The campaign of a link, and whether this user may claim from it.',
    refusals: [],
    example: { input: { sourceId }, output: campaign },
  },
  claim: {
    summary: 'Claims the campaign’s voucher, once per phone and device.',
    refusals: [],
    example: {
      input: { sourceId, browserId: 'browser-1' },
      code: CLAIM_CODE.alreadyClaimed,
      output: { voucherId: 'voucher-1' },
    },
  },
};
