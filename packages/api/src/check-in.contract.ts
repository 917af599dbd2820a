import { DAY_MS } from '@cangkir/core/durations';
import { createCheckInCampaign } from '@cangkir/core/testing';
import type { CHECK_IN_ENDPOINTS } from './check-in.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

const campaign = createCheckInCampaign(EXAMPLE_NOON - DAY_MS, {
  checkIns: [EXAMPLE_NOON - DAY_MS],
});
const { activityCode, rewards, checkIns } = campaign;
const reward = {
  streak: 2,
  name: { id: 'Kopi', en: 'Coffee', zh: '咖啡' },
  voucherId: 'voucher-2',
};

export const CONTRACT: ContractOf<typeof CHECK_IN_ENDPOINTS> = {
  checkInCampaign: {
    summary: 'A check-in campaign: its rewards, and this user’s check-ins.',
    refusals: [],
    example: { input: { activityCode }, output: campaign },
  },
  checkIn: {
    summary: 'Checks in, once per WIB day, and returns the reward.',
    refusals: [],
    example: {
      input: { activityCode },
      output: {
        campaign: {
          ...campaign,
          rewards: [reward, ...rewards.slice(1)],
          checkIns: [...checkIns, EXAMPLE_NOON],
        },
        reward,
      },
    },
  },
};
