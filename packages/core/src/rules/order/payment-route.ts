import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { UnpaidOrder } from './unpaid-order.ts';

/** The route on which an order is paid. */
export function paymentRoute({
  orderNumber,
  paymentMethod,
}: Pick<UnpaidOrder, 'orderNumber' | 'paymentMethod'>): string {
  return withQuery(paymentMethod === 'qris' ? ROUTES.qris : ROUTES.payNow, { orderNumber });
}
