import { PACK_CODE } from '@cangkir/core/packs';
import { createPayment } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { PAYMENT_ENDPOINTS } from './payment.api.ts';

const payment = createPayment(EXAMPLE_NOON + 900_000);
const { orderNumber } = payment;

export const CONTRACT: ContractOf<typeof PAYMENT_ENDPOINTS> = {
  payment: {
    summary: 'The payment of an order: its means, expiry and progress.',
    refusals: [],
    example: {
      input: { orderNumber },
      output: { ...payment, progress: { kind: 'paid', paidAt: EXAMPLE_NOON + 60_000 } },
    },
  },
  renewPayment: {
    summary: 'Renews a payment that expired or failed; any other stays as it is.',
    details: 'It is refused like a purchase if its packs cannot be bought any more.',
    refusals: Object.values(PACK_CODE),
    example: { input: { orderNumber }, output: payment },
  },
};
