export { ORDER_CODE } from './order-code.ts';
export type { PaymentGateway } from './payment.gateway.ts';
export type { PaymentMachine } from './payment.machine.ts';
export type { PaymentDue, PaymentView, StoredValueOffer } from './payment.view.ts';
export { type PaidNext, paidNext } from './payment-status.ts';
