import { PACK_CODE } from '@cangkir/core/packs';
import { ORDER_CODE } from '@cangkir/core/payment';
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
  payByStoredValue: {
    summary: 'Pays an order from the user’s stored value.',
    details:
      'A payment that cannot be paid any more stays as it is, and so does one that costs another amount than the user confirmed.',
    refusals: [ORDER_CODE.storedValueInsufficient],
    example: {
      input: { orderNumber, amount: payment.amount },
      output: {
        ...payment,
        storedValue: 24_000,
        progress: { kind: 'paid', paidAt: EXAMPLE_NOON + 60_000 },
      },
    },
  },
  cancelOrder: {
    summary: 'Cancels an order that is not paid, and returns the points that were redeemed for it.',
    details:
      'One that is cancelled already stays as it is. Renewed later, it costs its full price.',
    refusals: [ORDER_CODE.orderPaid],
    example: {
      input: { orderNumber },
      output: { ...payment, progress: { kind: 'failed', reason: 'cancelled' } },
    },
  },
};
