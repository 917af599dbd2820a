import type { Costs } from '../../server/backend/cost.ts';
import { fillPackOrders } from '../packs/packs.costs.ts';

/** How the bench measures the endpoints. */
export const PAYMENT_COSTS = {
  payment: { fill: fillPackOrders, input: () => ({ orderNumber: 'own-0' }) },
  renewPayment: {
    fill: fillPackOrders,
    input: (index) => ({ orderNumber: `due-${index}` }),
    isOncePerPerson: true,
  },
  payByStoredValue: {
    fill: fillPackOrders,
    input: (index) => ({ orderNumber: `due-${index}`, amount: 1 }),
    isOncePerPerson: true,
  },
  cancelOrder: {
    fill: fillPackOrders,
    input: (index) => ({ orderNumber: `due-${index}` }),
    isOncePerPerson: true,
  },
} satisfies Costs;
