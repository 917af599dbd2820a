import {
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  HELP,
  LATTE,
} from '@cangkir/core/testing';
import type { BARGAIN_ENDPOINTS } from './bargain.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

const cut = createCut('cut-1', { cutAt: EXAMPLE_NOON });
const assistance = createAssistance({ cuts: [cut] });
const campaign = createBargainCampaign(EXAMPLE_NOON, { assistance });
const { activityCode } = campaign;

export const CONTRACT: ContractOf<typeof BARGAIN_ENDPOINTS> = {
  bargain: {
    summary: 'A bargain campaign, and this user’s progress in it.',
    refusals: [],
    example: { input: { activityCode }, output: campaign },
  },
  bargainInvitation: {
    summary: 'A friend’s bargain, as seen by anyone with its link.',
    refusals: [],
    example: {
      input: { activityCode, assistanceCode: 'friend-1' },
      output: { invitation: createInvitation() },
    },
  },
  sponsorBargain: {
    summary: 'Cuts the price of one’s own bargain; the first cut starts it.',
    refusals: [],
    example: {
      input: { activityCode, prizeId: LATTE.id, shared: false },
      output: { cut, assistance },
    },
  },
  assistBargain: {
    summary: 'Cuts a friend’s price, once per user and campaign.',
    refusals: [],
    example: {
      input: { activityCode, assistanceCode: 'friend-1' },
      output: { invitation: createInvitation({ cutTotal: 17_500, help: HELP }) },
    },
  },
};
