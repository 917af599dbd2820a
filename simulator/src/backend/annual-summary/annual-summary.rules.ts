import type { InputOf } from '@cangkir/api';
import { wibYear } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { answer, type Reply } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** The current user's orders of a year, in WIB. */
export function listYearOrders(
  { year }: InputOf<'annualSummary'>,
  { state, user }: RuleContext,
): Reply {
  const orders = lookUp(state.pastOrders, user?.id ?? '') ?? [];
  return answer({ orders: orders.filter(({ paidAt }) => wibYear(paidAt) === Number(year)) });
}
