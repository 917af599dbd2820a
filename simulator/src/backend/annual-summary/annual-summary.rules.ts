import type { InputOf } from '@cangkir/api';
import { wibYear } from '@cangkir/core';
import { createEntryOrder } from '../entry-order.ts';
import { answer, type Reply } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendPastOrder } from './annual-summary.state.ts';

/** How many orders of a year count: the latest. */
const COUNTED_ORDERS = 1000;

const ordersByYear = createEntryOrder<BackendPastOrder>({
  placesOf: ({ paidAt, userId }) => [[String(wibYear(paidAt)), userId]],
  orderOf: ({ paidAt }) => paidAt,
});

/** The current user's orders of a year, in WIB, latest first. */
export function listYearOrders(
  { year }: InputOf<'annualSummary'>,
  { state, user }: RuleContext,
): Reply {
  const orders = ordersByYear.last(state.pastOrders, [year, user?.id ?? ''], COUNTED_ORDERS);
  return answer({ orders: orders.toReversed() });
}
