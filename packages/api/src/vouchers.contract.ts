import { createVoucher } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { VOUCHER_ENDPOINTS } from './vouchers.api.ts';

const voucher = createVoucher('voucher-1', EXAMPLE_NOON);

export const CONTRACT: ContractOf<typeof VOUCHER_ENDPOINTS> = {
  vouchers: {
    summary: 'The current user’s wallet.',
    refusals: [],
    example: { input: {}, output: { vouchers: [voucher] } },
  },
  voucher: {
    summary: 'One voucher of the wallet.',
    refusals: [],
    example: { input: { id: voucher.id }, output: voucher },
  },
};
