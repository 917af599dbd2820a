export { paymentRoute } from '../../rules/order/payment-route.ts';
export { payableOrder } from '../../rules/order/unpaid-order.ts';
export type { StoredValueGateway } from './stored-value.gateway.ts';
export { type StoredValue, type StoredValueMovement, storedValueSchema } from './stored-value.ts';
