import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { orderRefunded, paymentArrives } from './payment.actions.ts';
import { everydayPayments } from './payment.fixture.ts';
import { cancelUnpaidOrder, findPayment, payByStoredValue, renewPayment } from './payment.rules.ts';

/** The payments by the number of their order. */
export function fixture(now: number): Pick<DraftState, 'payments'> {
  return { payments: byKey(everydayPayments(now), ({ orderNumber }) => orderNumber) };
}

export const rules = {
  payment: findPayment,
  renewPayment,
  payByStoredValue,
  cancelOrder: cancelUnpaidOrder,
} satisfies Rules;

export const actions = { receivePayment: paymentArrives, refundOrder: orderRefunded };
