import { OWN_REFERRAL } from '@cangkir/core/testing';
import type { ContractOf } from './contract.ts';
import type { REFERRAL_ENDPOINTS } from './referral.api.ts';

export const CONTRACT: ContractOf<typeof REFERRAL_ENDPOINTS> = {
  referral: {
    summary: 'The current user’s referral code.',
    refusals: [],
    example: { input: {}, output: OWN_REFERRAL },
  },
  acceptInvite: {
    summary: 'Binds a new customer to the owner of the code, once.',
    refusals: [],
    example: { input: { inviteCode: 'KOPI-7F2Q' }, output: {} },
  },
};
