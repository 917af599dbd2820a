import { CLAIM_CODE } from '@cangkir/core';
import { createCampaign } from '@cangkir/core/testing';
import type { CLAIM_ENDPOINTS } from './claim.api.ts';
import type { ContractOf } from './contract.ts';

const campaign = createCampaign('kopi-september');
const { activityCode } = campaign;

export const CONTRACT: ContractOf<typeof CLAIM_ENDPOINTS> = {
  campaign: {
    summary: 'The campaign of a link, and whether this user may claim from it.',
    details:
      'Its coupon is valid through the days of `couponStartDay` and `couponEndDay` (type 0), or for `activeDay` days from the claim or from the day after `effectiveDelayDays` (type 1). An order needs `discountEffectiveQty` products and a price of `discountEffectivePrice`; 0 is no minimum.',
    refusals: [],
    example: { input: { activityCode }, output: campaign },
  },
  claim: {
    summary: 'Claims the campaign’s voucher, once per phone and device.',
    refusals: [],
    example: {
      input: { activityCode, browserId: 'browser-1' },
      code: CLAIM_CODE.alreadyClaimed,
      output: { voucherId: 'voucher-1' },
    },
  },
};
